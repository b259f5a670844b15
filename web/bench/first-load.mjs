// How long a visit takes until what is seen can be pressed, on a slow line and processor: of
// somebody new the start screen, and of somebody who comes back the table.
//   node bench/first-load.mjs [FOLDER] [RUNS]
// The folder of a built page is served as it would be by the program. The line has 1.6 Mbit/s and
// answers after 150 ms, the processor is four times slower: a middling phone.
import { fileURLToPath } from 'node:url';

import { circumstances, launch } from './chromium.mjs';
import { serve } from './static.mjs';

const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;

const [folder = fileURLToPath(new URL('../dist', import.meta.url)), runs = '5'] =
  process.argv.slice(2);
const { server, address } = await serve(folder);

const WELCOMED = 'webspinner-welcomed';
const VISITORS = [
  { name: 'newcomer', wanted: 'dialog .go', welcomed: false },
  { name: 'comes back', wanted: '[data-place]', welcomed: true },
];

/** Notes when what is wanted is there, and the tasks that took more than 50 ms. */
function watch({ wanted, welcomed, name }) {
  if (welcomed) localStorage.setItem(name, 'before');
  globalThis.tasks = [];
  new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(wanted)) return;
    observer.disconnect();
    globalThis.ready = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(browser, { wanted, welcomed }) {
  // Nothing is stored: bytes that come from a cache are none.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch, { wanted, welcomed, name: WELCOMED });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.ready !== undefined, undefined, { polling: 20 });
  const loaded = bytes;
  // The task in which it came is known a moment after it.
  await page.waitForTimeout(500);
  const [ready, longest] = await page.evaluate(() => [
    globalThis.ready,
    Math.max(
      0,
      ...globalThis.tasks
        .filter(({ startTime }) => startTime < globalThis.ready)
        .map(({ duration }) => duration),
    ),
  ]);
  await context.close();
  return { ready, longest, loaded };
}

const browser = await launch();
try {
  console.log(circumstances(browser));
  console.log(
    '| visitor | ready after, s | bytes until then | longest task, ms |\n|---|---|---|---|',
  );
  for (const visitor of VISITORS) {
    for (let run = 0; run < Number(runs); run += 1) {
      const { ready, longest, loaded } = await visit(browser, visitor);
      const figures = [(ready / 1000).toFixed(2), loaded, Math.round(longest)];
      console.log(`| ${visitor.name} | ${figures.join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
