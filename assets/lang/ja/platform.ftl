### Threads, and what else a platform may lack.

platform_no_thread = スレッドを起動できません({ $why })。メモリの上限(ulimit -v)を上げるか、ほかのプログラムを終了してください
platform_broke_down = プログラム内部で異常終了しました
