// What the fair player takes for its plans in WebAssembly, without SIMD and with it:
//   cargo xtask page && node bench/plans.mjs [ROUNDS]
// Both plan the same game, on level 2. Milliseconds of processor time, the best of all rounds.
import { readFile } from 'node:fs/promises';

const rounds = Number(process.argv[2] ?? 3);
const DECISIONS = 12;

async function play(name) {
  const folder = new URL(`../src/engine/pkg/${name}/`, import.meta.url);
  const engine = await import(new URL('engine.js', folder).href);
  await engine.default({ module_or_path: await readFile(new URL('engine_bg.wasm', folder)) });
  const network = await readFile(new URL('../../crates/players/data/spider.net', import.meta.url));
  engine.bringNetwork('spider', network);
  return () => {
    const table = engine.Table.deal('spider', 'own:1');
    const moves = [];
    const start = process.cpuUsage();
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      const plan = engine.plan(table.hintQuery(), 2);
      moves.push(...plan.moves);
      table.applyPlan(plan.moves, plan.percent, plan.certain);
      table.playLine(plan.moves, 0);
    }
    const { user, system } = process.cpuUsage(start);
    return { moves: moves.join(' '), ms: (user + system) / 1000 };
  };
}

const players = await Promise.all(['wasm-whole', 'wasm-simd'].map(play));
const best = players.map(() => Infinity);
for (let round = 0; round < rounds; round += 1) {
  const games = players.map((one) => one());
  if (games[0].moves !== games[1].moves) throw new Error('they play differently');
  games.forEach(({ ms }, at) => (best[at] = Math.min(best[at], ms)));
}
const [plain, simd] = best.map((ms) => ms / DECISIONS);
console.log(`a plan: ${plain.toFixed(0)} ms, with SIMD ${simd.toFixed(0)} ms`);
