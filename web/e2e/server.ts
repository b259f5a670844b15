/**
 * Serves the built page to all tests: with the program itself if one is given, otherwise with Vite.
 */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

import { forget } from './evidence';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** Whether the program serves it, with its headers and compression. */
    ours: boolean;
    /** A folder for what a browser keeps while it runs. */
    scratch: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await forget();
  const program = process.env['WEBSPINNER_PROGRAM'];
  const { origin, stop } = program ? await byProgram(program) : await byVite();
  project.provide('origin', origin);
  project.provide('ours', program !== undefined);
  // Workers are killed before their browsers have cleared up behind them.
  const scratch = await mkdtemp(join(tmpdir(), 'webspinner-'));
  project.provide('scratch', scratch);
  return async () => {
    await stop();
    // A browser may still be ending.
    await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
  };
}

interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

async function byVite(): Promise<Served> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await preview({
    root,
    preview: { host: '127.0.0.1', port: 0, allowedHosts: ['.test'] },
    logLevel: 'error',
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('Vite says no address');
  return { origin: new URL(address).origin, stop: () => server.close() };
}

/** The program on a free port, with a new database. */
async function byProgram(program: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'webspinner-'));
  const database = `sqlite:${join(folder, 'site.db')}`;
  const server = spawn(
    program,
    [
      'serve',
      '--listen',
      '127.0.0.1:0',
      '--requests-per-minute',
      '0',
      '--registrations-per-hour',
      '0',
      '--log-level',
      'warn',
      '--database',
      database,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (!address) continue;
    server.stdout.resume();
    return { origin: new URL(address).origin, stop };
  }
  await stop();
  throw new Error(`${program} serve ended without saying its address`);
}
