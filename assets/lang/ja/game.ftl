## game: io words

game_there_is_no_such_file = そのようなファイルやフォルダーはありません
game_the_system_does_not_permit = システムに許可されていません
game_it_exists_already = すでに存在します
game_it_is_a_folder_not = ファイルではなくフォルダーです
game_a_part_of_the_path = パスの途中がフォルダーではなくファイルです
game_the_disk_is_full = ディスクに空きがありません
game_the_disk_can_only_be = 読み取り専用のディスクです
game_this_cannot_be_a_files = ファイル名として使えません
game_it_is_too_large = 大きすぎます
game_nobody_reads_it_any_more = 読み手がいなくなりました
game_it_took_too_long = 時間がかかりすぎました
