"""A student's alpha-beta that writes an event file: python3 alpha_beta.py "[[3,5],[2,9]]" > run.events
Open run.events in Yomiki to watch it. The format is described in README.md beside this file."""
import json
import sys

POSITION = sys.argv[1] if len(sys.argv) > 1 else "[[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3]]]"
INF = float("inf")
next_number = 1  # the root is 0; children get the next free numbers


def number(x):
    return "inf" if x == INF else "-inf" if x == -INF else x


def say(event, node, **fields):
    print(json.dumps({"event": event, "node": node, **{k: number(v) for k, v in fields.items()}}))


def search(tree, node, is_max, alpha, beta):
    global next_number
    say("enter", node, lower=alpha, upper=beta)
    if isinstance(tree, int):
        say("eval", node, value=tree)
        return tree
    first, next_number = next_number, next_number + len(tree)
    say("expand", node, first=first, moves=list(range(len(tree))))
    best = -INF if is_max else INF
    for i, child in enumerate(tree):
        if alpha >= beta:  # nothing here can change the value of the root any more
            say("cut", first + i, reason="beta" if is_max else "alpha", bound=beta if is_max else alpha)
            continue
        value = search(child, first + i, not is_max, alpha, beta)
        best = max(best, value) if is_max else min(best, value)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
    say("return", node, value=best)
    return best


print(json.dumps({"yomiki_events": 1, "game": "tree", "position": POSITION, "algorithm": "alpha-beta"}))
say("done", 0, value=search(json.loads(POSITION), 0, True, -INF, INF))
