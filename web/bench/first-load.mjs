// How long a first visit takes until the table can be played, on a slow line and processor:
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

/** Notes when the table can be played. */
function notePlayable() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-place]')) return;
    watch.disconnect();
    globalThis.playable = performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}

async function visit(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(notePlayable);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.playable !== undefined, undefined, { polling: 20 });
  const loaded = bytes;
  const playable = await page.evaluate(() => globalThis.playable);
  await context.close();
  return { playable, loaded };
}

const browser = await launch();
try {
  console.log(circumstances(browser));
  console.log('| playable after, s | bytes until then |\n|---|---|');
  for (let run = 0; run < Number(runs); run += 1) {
    const { playable, loaded } = await visit(browser);
    console.log(`| ${(playable / 1000).toFixed(2)} | ${loaded} |`);
  }
} finally {
  await browser.close();
  server.close();
}
