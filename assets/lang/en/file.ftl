### What the system says of a file or a stream.

file_not_found = there is no such file or folder
file_not_permitted = the system does not permit it
file_exists = it exists already
file_is_a_folder = it is a folder, not a file
file_in_the_path = a part of the path is a file, not a folder
file_disk_full = the disk is full
file_disk_read_only = the disk can only be read
file_bad_name = this cannot be a file's name
file_too_large = it is larger than the system permits (the limit is set by ulimit -f or by the disk)
file_no_reader = nobody reads it any more
file_timed_out = it took too long
file_nothing_left = the system has nothing left of what it takes
file_not_a_file_name = not a file name
file_hard_links_failed = it has several hard links and could not be written in place ({ $why }); all that was to be saved is in { $name }
file_read_only = the file is read-only; make it writable, or save under another name
file_more_than = more than { NUMBER($bytes, useGrouping: 0) } bytes, which a file of this kind never has
file_has_hard_links = The file has several hard links and was written in place, which is not atomic: killed meanwhile, it would have been torn.
file_with_remark = { $sentence } { $remark }
