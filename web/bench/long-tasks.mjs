// The longest task of the main thread while cards are dragged, and while the solver runs as well:
//   node bench/long-tasks.mjs [ADDRESS]
// Without an address, the page in dist/ is served. What is measured is what the browser traces as
// tasks of the page's main thread, garbage collection and painting included: how long they took,
// and how much of that they were on a processor, which tells more on a machine that does other
// things.
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

import { circumstances, launch } from './chromium.mjs';

const SECONDS = 15;
const SETTINGS = { liveAnalysisAgreed: true, engineAgreed: true };
/** A deal of four suits that keeps the engine busy for long. */
const DEAL = '#/1/deal/spider/ms:3';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = process.argv[2]
  ? undefined
  : await preview({ root, preview: { port: 0, host: '127.0.0.1' } });
const address = process.argv[2] ?? server.resolvedUrls.local[0];

async function opened(browser, watch, viewport) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(
    (text) => {
      if (location.protocol !== 'about:') localStorage.setItem('webspinner-settings', text);
    },
    JSON.stringify({ ...SETTINGS, watch }),
  );
  const page = await context.newPage();
  await page.goto(address + DEAL);
  await page.locator('[data-place]').first().waitFor();
  // The first seconds belong to loading, which first-load.mjs measures.
  await page.waitForTimeout(3000);
  return page;
}

/** Drags cards back and forth, deals rows and undoes moves, as fast as a player could. */
async function play(page) {
  const end = Date.now() + SECONDS * 1000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const cards = page.locator('.liftable');
    const count = await cards.count();
    if (count > 0) {
      const box = await cards.nth(turn % count).boundingBox();
      const to = await cards.nth((turn * 7 + 3) % count).boundingBox();
      if (box && to) {
        await page.mouse.move(box.x + box.width / 2, box.y + 8);
        await page.mouse.down();
        await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 12 });
        await page.mouse.up();
      }
    }
    if (turn % 4 === 1) await page.keyboard.press('t');
    if (turn % 9 === 4) await page.keyboard.press('d');
    if (turn % 6 === 5) await page.keyboard.press('u');
  }
}

/** The tasks of the page's main thread in milliseconds, the longest first. */
function tasks(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const mains = traceEvents.filter(
    (event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  );
  const isMain = (event) => mains.some((main) => main.pid === event.pid && main.tid === event.tid);
  const all = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && isMain(event),
  );
  const sorted = (name) =>
    all.map((event) => (event[name] ?? 0) / 1000).sort((one, other) => other - one);
  return { passed: sorted('dur'), spent: sorted('tdur') };
}

const browser = await launch();
try {
  console.log(circumstances(browser));
  console.log(
    '| | tasks | longest, ms | 99.9th percentile, ms | longest on the processor, ms |\n|---|---|---|---|---|',
  );
  for (const [name, viewport] of [
    ['1280×800', { width: 1280, height: 800 }],
    ['390×844', { width: 390, height: 844 }],
  ]) {
    for (const watch of [false, true]) {
      const page = await opened(browser, watch, viewport);
      await browser.startTracing(page, {
        categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
      });
      await play(page);
      const { passed, spent } = tasks(await browser.stopTracing());
      const [longest = 0, busiest = 0] = [passed[0], spent[0]];
      const nearly = passed[Math.floor(passed.length / 1000)] ?? 0;
      const figures = [longest, nearly, busiest].map((figure) => figure.toFixed(1)).join(' | ');
      console.log(
        `| ${name}, ${watch ? 'the solver runs' : 'dragging only'} | ${passed.length} | ${figures} |`,
      );
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await server?.close();
}
