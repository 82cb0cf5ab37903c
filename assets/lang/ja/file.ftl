### What the system says of a file or a stream.

file_not_found = そのようなファイルやフォルダーはありません
file_not_permitted = システムに許可されていません
file_exists = すでに存在します
file_is_a_folder = ファイルではなくフォルダーです
file_in_the_path = パスの途中がフォルダーではなくファイルです
file_disk_full = ディスクに空きがありません
file_disk_read_only = 読み取り専用のディスクです
file_bad_name = ファイル名として使えません
file_too_large = システムの許す大きさを超えています(ulimit -fやディスクの上限)
file_no_reader = 読み手がいなくなりました
file_timed_out = 時間がかかりすぎました
file_nothing_left = システムの資源が足りません
file_not_a_file_name = ファイル名ではありません
file_hard_links_failed = 複数のハードリンクがあり、直接上書きできませんでした({ $why })。保存する内容はすべて{ $name }にあります
file_read_only = 読み取り専用のファイルです。書き込めるようにするか、別の名前で保存してください
file_more_than = 大きすぎます(この種のファイルは{ NUMBER($bytes, useGrouping: 0) }バイトまで)
file_has_hard_links = このファイルには複数のハードリンクがあるため、直接上書きしました。この書き込みは不可分ではなく、途中で強制終了されるとファイルが壊れることがあります。
file_with_remark = { $sentence }{ $remark }
