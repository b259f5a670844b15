import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { createServer, type AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';

import { OPTIONS, PROGRAM } from './browser';

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('Lighthouse finds no problem with accessibility and best practices, on a phone', async () => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: PROGRAM,
    args: [...OPTIONS, `--remote-debugging-port=${port}`],
  });
  onTestFinished(() => browser.close());
  const run = await lighthouse(`${inject('origin')}/`, { port, output: 'json', logLevel: 'error' });
  const { categories = {}, audits = {} } = run?.lhr ?? {};
  const failed = Object.values(categories)
    .filter(({ id }) => id === 'accessibility' || id === 'best-practices' || id === 'seo')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {})}`);
  const scores = Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  // Speed depends on the machine: it is printed, never judged.
  console.log('Lighthouse:', scores);
  expect(failed).toEqual([]);
  expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
});
