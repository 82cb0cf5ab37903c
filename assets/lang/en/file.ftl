### What the system says of a file or a stream.

file_not_found = there is no such file or folder
file_not_permitted = the system does not permit it
file_exists = it exists already
file_is_a_folder = it is a folder, not a file
file_in_the_path = a part of the path is a file, not a folder
file_disk_full = the disk is full
file_disk_read_only = the disk can only be read
file_bad_name = this cannot be a file's name
file_too_large = it is too large
file_no_reader = nobody reads it any more
file_timed_out = it took too long
