/** What a run says at its end, of tests that are made for it. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const WEB = new URL('../', import.meta.url);

/** Runs vitest on these files, and returns its exit code and the last lines it prints. */
async function run(
  files: Record<string, string>,
): Promise<{ code: number; verdicts: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'webspinner-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const vitest = fileURLToPath(new URL('node_modules/vitest/vitest.mjs', WEB));
  const reporter = fileURLToPath(new URL('e2e/reporter.ts', WEB));
  const options = ['--globals', '--retry=1', '--reporter=default', `--reporter=${reporter}`];
  const [code, out] = await new Promise<[number, string]>((resolve) => {
    const given = [vitest, 'run', '--root', folder, ...options];
    const child = execFile(process.execPath, given, { env: { PATH: process.env['PATH'] } });
    let said = '';
    child.stdout?.on('data', (part: string) => (said += part));
    child.once('close', (code) => resolve([code ?? -1, said]));
  });
  const lines = out.trimEnd().split('\n');
  return { code, verdicts: lines.slice(lines.lastIndexOf('') + 1) };
}

const PASSES = "test('good', () => {});";

test('a test that passes when tried again is named, and the run passes', async () => {
  const flaky =
    "let tries = 0; describe('a', () => { test('b\\n c', () => expect(++tries).toBe(2)) })";
  expect(await run({ 'one.test.js': flaky, 'two.test.js': PASSES })).toEqual({
    code: 0,
    verdicts: ['flaky: one.test.js, a > b c'],
  });
});

test('every test that fails twice is named again at the end, and so is a broken file', async () => {
  const fails = "test('bad', () => expect(1).toBe(2));";
  const { code, verdicts } = await run({
    'one.test.js': fails + PASSES,
    'two.test.js': "throw new Error('no such\\nthing')",
  });
  expect(code).toBe(1);
  expect([...verdicts].sort()).toEqual([
    'failed: one.test.js, bad',
    'failed: two.test.js, no such thing',
  ]);
});

test('a run in which nothing fails says nothing more', async () => {
  const { code, verdicts } = await run({ 'one.test.js': PASSES });
  expect(code).toBe(0);
  expect(verdicts.filter((line) => /^(flaky|failed): /.test(line))).toEqual([]);
});
