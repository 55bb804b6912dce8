// A player that makes any legal move. Try it:
//   python -m strength --forms slovenian4 --deals 20 \
//     --player "mine=node players/examples/random_player.js" --pairs mine:random
// A line in is a view, a line out is the code of a move (docs/engine.md).
"use strict";

const lines = require("readline").createInterface({ input: process.stdin });

// A number from 0 to 1, always the same for a seed: so a deal can be played again.
function chance(seed) {
  let mixed = (seed + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

// First any kind of move, then any move of that kind: there may be thousands of discards.
function choose(view) {
  const kinds = [...new Set(view.legal.map((code) => code.split(":")[0]))];
  const kind = kinds[Math.floor(chance(view.seed) * kinds.length)];
  const moves = view.legal.filter((code) => code.split(":")[0] === kind);
  return moves[Math.floor(chance(view.seed + 1) * moves.length)];
}

lines.on("line", (line) => {
  const view = JSON.parse(line);
  process.stdout.write(JSON.stringify(choose(view)) + "\n");
});
