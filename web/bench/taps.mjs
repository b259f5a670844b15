// How long it takes from a tap until its effect is painted:
//   node bench/taps.mjs [TAPS]
// The page in dist/ is served to a phone of 390×844, with the processor as fast as it is and four
// times slower. Every tenth tap is Undo, the others are on cards that can be lifted. The time is
// that from the end of the touch, as the browser stamps it, to the first turn after the next frame.
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

import { circumstances, launch } from './chromium.mjs';

const TAPS = Number(process.argv[2] ?? 200);
const DEAL = '#/1/deal/spider-1/1';
/** Between two taps: a quick player’s. */
const PAUSE_MS = 250;

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls.local[0];

/** Notes in the page how long each tap took. */
function noteTaps() {
  globalThis.taps = [];
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.taps.push(performance.now() - timeStamp);
        port2.postMessage('');
      });
    },
    { capture: true },
  );
}

async function measured(browser, slower) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(noteTaps);
  await page.goto(address + DEAL);
  await page.locator('.liftable').first().waitFor();
  // The first seconds belong to loading.
  await page.waitForTimeout(3000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (let tap = 0; tap < TAPS; tap += 1) {
    const cards = page.locator('.liftable');
    const target =
      tap % 10 === 9 ? page.locator('nav button').first() : cards.nth(tap % (await cards.count()));
    const box = await target.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(8, box.height / 2));
    if (tap % 50 === 49) await page.keyboard.press('d');
    await page.waitForTimeout(PAUSE_MS);
  }
  const taps = await page.evaluate(() => globalThis.taps);
  await context.close();
  return taps.sort((one, other) => one - other);
}

const browser = await launch();
try {
  console.log(circumstances(browser));
  console.log('| processor | taps | median, ms | 98th percentile, ms | longest, ms |');
  console.log('|---|---|---|---|---|');
  for (const slower of [1, 4]) {
    const taps = await measured(browser, slower);
    const figures = [0.5, 0.98, 1].map((part) =>
      taps[Math.min(taps.length - 1, Math.floor(taps.length * part))].toFixed(0),
    );
    const name = slower === 1 ? 'as it is' : `${slower} times slower`;
    console.log(`| ${name} | ${taps.length} | ${figures.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await server.close();
}
