// The solver in the browser against the native one, on the same deals:
//   node bench/solver.mjs [NODES] [ROUNDS]
// `cargo xtask page` builds the one, this script the other unless SOLVER_SPEED names the program.
// Both must look at the same number of positions. Times are those on the processor where Linux
// tells them, otherwise those that passed. Each deal's best of all rounds counts; the rounds
// alternate, so that a machine that is busy for a while is so for both.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { circumstances, launch, workerMs } from './chromium.mjs';

const [nodes = 300_000, rounds = 3] = process.argv.slice(2).map(Number);
const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = new URL('../src/engine/pkg/wasm-whole/', import.meta.url);
const ORIGIN = 'http://engine.test';
const WORKER = `import init, { nodes } from './engine.js';
  const ready = init({ module_or_path: './engine_bg.wasm' });
  addEventListener('message', async ({ data: { query, limit, times } }) => {
    await ready;
    const start = performance.now();
    let looked = 0;
    for (let time = 0; time < times; time += 1) looked += nodes(query, limit);
    postMessage({ nodes: looked, milliseconds: performance.now() - start });
  });
  ready.then(() => postMessage('ready'));`;

function native() {
  const build = [
    'cargo',
    'run',
    '--release',
    '--quiet',
    '--package',
    'webspinner-wasm',
    '--example',
    'solver_speed',
    '--',
  ];
  const [program, ...args] = process.env.SOLVER_SPEED ? [process.env.SOLVER_SPEED] : build;
  const text = execFileSync(program, [...args, String(nodes)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A page of one worker, which has the module as the game's own worker has it. */
async function worker(browser) {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (name === 'worker.js')
      return route.fulfill({ contentType: 'text/javascript', body: WORKER });
    const contentType = name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
    return route.fulfill({ contentType, body: await readFile(new URL(name, modules)) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        globalThis.solver = new Worker('worker.js', { type: 'module' });
        globalThis.solver.onmessage = () => resolve(undefined);
      }),
  );
  return ({ query, times }) =>
    page.evaluate(
      (asked) =>
        new Promise((resolve, reject) => {
          globalThis.solver.onmessage = ({ data }) => resolve(data);
          globalThis.solver.onerror = (event) => reject(new Error(event.message));
          globalThis.solver.postMessage(asked);
        }),
      { query, times, limit: nodes },
    );
}

const browser = await launch();
try {
  const ask = await worker(browser);
  const best = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const here of native()) {
      const began = workerMs();
      const there = await ask(here);
      if (began !== undefined) there.milliseconds = workerMs() - began;
      if (there.nodes !== here.nodes)
        throw new Error(
          `${here.game} ${here.deal}: ${here.nodes} nodes native, ${there.nodes} in the browser`,
        );
      const name = `${here.game} ${here.deal}`;
      const before = best.get(name) ?? { nodes: here.nodes, native: Infinity, browser: Infinity };
      before.native = Math.min(before.native, here.milliseconds);
      before.browser = Math.min(before.browser, there.milliseconds);
      best.set(name, before);
    }
  }
  console.log(circumstances(browser));
  const rate = (of, ms) => Math.round(of / ms).toLocaleString('en');
  const row = (name, one) =>
    console.log(
      `| ${name} | ${one.nodes.toLocaleString('en')} | ${rate(one.nodes, one.native)} | ${rate(one.nodes, one.browser)} | ${(one.native / one.browser).toFixed(2)} |`,
    );
  console.log(
    '| deal | nodes | native, nodes/ms | browser, nodes/ms | ratio |\n|---|---|---|---|---|',
  );
  const all = { nodes: 0, native: 0, browser: 0 };
  for (const [name, one] of best) {
    row(name, one);
    for (const key of Object.keys(all)) all[key] += one[key];
  }
  row('all', all);
} finally {
  await browser.close();
}
