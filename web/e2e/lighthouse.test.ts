import lighthouse, { type Result } from 'lighthouse';
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

/** What Lighthouse says of the page. */
async function judge(port: number): Promise<Result> {
  const run = await lighthouse(`${inject('origin')}/`, { port, output: 'json', logLevel: 'error' });
  if (!run) throw new Error('Lighthouse says nothing.');
  return run.lhr;
}

/** What Lighthouse failed to look at, with its reasons. */
function failures({ audits, runtimeError }: Result): string[] {
  const failed = Object.values(audits).filter((audit) => audit.scoreDisplayMode === 'error');
  const reasons = failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`);
  return runtimeError ? [runtimeError.message, ...reasons] : reasons;
}

test('Lighthouse finds no problem with accessibility and best practices, on a phone', async () => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: PROGRAM,
    args: [...OPTIONS, `--remote-debugging-port=${port}`],
  });
  onTestFinished(() => browser.close());
  let result = await judge(port);
  // A loaded machine can keep it from looking at all: that says nothing about the page.
  for (let again = 0; again < 2 && failures(result).length > 0; again++) {
    console.warn('Lighthouse looks again:', failures(result));
    result = await judge(port);
  }
  expect(failures(result)).toEqual([]);
  const { categories, audits } = result;
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
