// Runs Lighthouse on the page as on a phone, several times, each in a new browser: node
//   bench/lighthouse.mjs ADDRESS [RUNS] ADDRESS is that of a running `webspinner serve`, which
//   sends the page as players get it.
import lighthouse from 'lighthouse';

import { circumstances, launch } from './chromium.mjs';

/** Where the browser listens to Lighthouse. */
const PORT = 9229;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const [address, runs = 5] = process.argv.slice(2);
if (!address) throw new Error('give the address of a running server');

async function judged(first) {
  const browser = await launch(`--remote-debugging-port=${PORT}`);
  try {
    if (first) {
      console.log(circumstances(browser));
      console.log(
        '| performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift | speed index |',
      );
      console.log('|---|---|---|---|---|---|---|---|---|');
    }
    const { lhr } = await lighthouse(address, { port: PORT, output: 'json', logLevel: 'error' });
    const scores = Object.values(lhr.categories).map(({ score }) => Math.round(score * 100));
    console.log(
      `| ${[...scores, ...AUDITS.map((name) => lhr.audits[name].displayValue)].join(' | ')} |`,
    );
  } finally {
    await browser.close();
  }
}

for (let run = 0; run < Number(runs); run += 1) await judged(run === 0);
