### Where in a text something is: what every parser's error carries.

text_place_character = character { NUMBER($column, useGrouping: 0) }
text_place_line_column = { NUMBER($line, useGrouping: 0) }:{ NUMBER($column, useGrouping: 0) }
text_at_place = at { $place }: { $fault }
