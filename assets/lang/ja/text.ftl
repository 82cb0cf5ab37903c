### Where in a text something is: what every parser's error carries.

text_place_character = { NUMBER($column, useGrouping: 0) }文字目
text_place_line_column = { NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目
text_at_place = { $place }: { $fault }
