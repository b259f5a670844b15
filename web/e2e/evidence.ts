/** What is kept of a test that failed, even if it passes when it is tried again. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { TestRunner, type RunnerTestCase } from 'vitest';

/** A folder for each failed try: of every context a trace, its console, and what its pages showed. */
const FOLDER = new URL('../../target/browser/', import.meta.url);

/** Deletes what an earlier run kept. */
export async function forget(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
}

/** The folder of the test's present try. */
function folder({ file, fullTestName, result }: RunnerTestCase): string {
  const words = `${basename(file.name, '.test.ts')} ${fullTestName}`;
  const name = words.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  return fileURLToPath(new URL(`${name}-${(result?.retryCount ?? 0) + 1}/`, FOLDER));
}

/** How many contexts there were: their files must not replace each other. */
let contexts = 0;

/** Notes what happens in a context, and returns a function that keeps it for its test. */
export async function collect(
  context: BrowserContext,
): Promise<(test: RunnerTestCase) => Promise<void>> {
  contexts += 1;
  const nth = contexts;
  const said: string[] = [];
  context.on('weberror', (error) => said.push(String(error.error().stack)));
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  // What the page looked like at each step doubles the work: only of a test that is tried again.
  const isAgain = (TestRunner.getCurrentTest()?.result?.retryCount ?? 0) > 0;
  await context.tracing.start({ snapshots: isAgain });
  return async (test) => {
    const at = folder(test);
    await mkdir(at, { recursive: true });
    const looks = context.pages().map(async (page, number) => {
      const path = `${at}${nth}-page-${number + 1}`;
      await page.screenshot({ path: `${path}.png`, timeout: 10_000 });
      await writeFile(`${path}.html`, await page.content());
    });
    // A page that has crashed has neither.
    await Promise.allSettled(looks);
    await Promise.allSettled([
      context.tracing.stop({ path: `${at}${nth}-trace.zip` }),
      writeFile(`${at}${nth}-console.txt`, `${said.join('\n')}\n`),
    ]);
  };
}
