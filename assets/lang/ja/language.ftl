### The language itself.

language_name = 日本語
language_group_separator = ,
language_decimal_separator = .
language_list_separator = 、
