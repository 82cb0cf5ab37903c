### Threads, and what else a platform may lack.

platform_no_thread = no thread could be started ({ $why }); raise the limit on memory (ulimit -v) or end other programs
platform_broke_down = it broke down inside the program
