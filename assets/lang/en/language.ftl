### The language itself.

language_name = English
language_group_separator = ,
language_decimal_separator = .
language_list_separator = ,{" "}
