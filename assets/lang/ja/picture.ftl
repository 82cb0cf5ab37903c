## pictures that cannot be made

picture_empty = 画像に画素がありません({ NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) })
picture_encoding = 画像を符号化できません: { $why }
picture_no_frames = 動画には一コマ以上が必要です
picture_uneven = { NUMBER($number, useGrouping: 0) }コマ目は{ NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) }画素ですが、最初のコマは{ NUMBER($first_width, useGrouping: 0) } × { NUMBER($first_height, useGrouping: 0) }画素です
