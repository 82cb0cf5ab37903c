#!/bin/sh
# A Lab experiment as a Slurm array: each task runs one shard, into a folder of its own.
#
#   job=$(sbatch --parsable --array=1-64 slurm-array.sh parts 003-fig9)
#   sbatch --dependency=afterok:"$job" --wrap \
#       'yomiki lab merge parts/* --out fig9 && yomiki lab report fig9 > fig9.md'
#
# First the folder for the parts, then what `yomiki lab run` is to run, options included. A task
# that is stopped and queued again (its node fails, `scontrol requeue`) goes on behind the searches
# its folder already holds. Some shards alone: SHARDS=64 sbatch --array=3,17 slurm-array.sh …
#SBATCH --job-name=yomiki-lab
#SBATCH --cpus-per-task=1
#SBATCH --time=02:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
set -eu
parts=$1
shift
shard=$SLURM_ARRAY_TASK_ID/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}
exec yomiki lab run "$@" --shard "$shard" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --out "$parts/$SLURM_ARRAY_TASK_ID"
