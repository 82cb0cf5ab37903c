### What the system says of a file or a stream.

file_not_found = そのようなファイルやフォルダーはありません
file_not_permitted = システムに許可されていません
file_exists = すでに存在します
file_is_a_folder = ファイルではなくフォルダーです
file_in_the_path = パスの途中がフォルダーではなくファイルです
file_disk_full = ディスクに空きがありません
file_disk_read_only = 読み取り専用のディスクです
file_bad_name = ファイル名として使えません
file_too_large = 大きすぎます
file_no_reader = 読み手がいなくなりました
file_timed_out = 時間がかかりすぎました
