## game: io words

game_there_is_no_such_file = there is no such file or folder
game_the_system_does_not_permit = the system does not permit it
game_it_exists_already = it exists already
game_it_is_a_folder_not = it is a folder, not a file
game_a_part_of_the_path = a part of the path is a file, not a folder
game_the_disk_is_full = the disk is full
game_the_disk_can_only_be = the disk can only be read
game_this_cannot_be_a_files = this cannot be a file's name
game_it_is_too_large = it is too large
game_nobody_reads_it_any_more = nobody reads it any more
game_it_took_too_long = it took too long
