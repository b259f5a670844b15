/** Browsers with three engines, each with the driver that belongs to it. */

import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { Driver as ChromeDriver } from 'selenium-webdriver/chrome';
import { DriverService } from 'selenium-webdriver/remote';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}

interface Browser {
  /** The program that drives it. */
  readonly driver: string;
  /** What the driver is to start, with this folder for what the browser keeps. */
  readonly capabilities: (folder: string) => object;
}

/** Long enough for the busiest machine. */
export const PATIENCE_MS = Number(process.env['WEBSPINNER_TIMEOUT_MS'] ?? 120_000);

/** How Debian names the folder of libraries for this kind of machine. */
const LIBRARIES = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** A table’s width, and as high as the smallest laptops have it. */
const SIZE = { width: 1024, height: 640 };

const BROWSERS: Record<Engine, Browser> = {
  chromium: {
    driver: 'chromedriver',
    capabilities: (folder) => ({
      browserName: 'chrome',
      'goog:chromeOptions': {
        // What is on the path is a script, which the driver would end without its browser. Its
        // smaller shell opens no page from a profile that is given.
        binary: '/usr/lib/chromium/chromium',
        args: [
          'headless=new',
          `user-data-dir=${join(folder, 'profile')}`,
          'no-sandbox',
          'disable-gpu',
          'no-first-run',
          'disable-background-networking',
          'lang=en-GB',
        ],
      },
    }),
  },
  firefox: {
    driver: process.env['GECKODRIVER'] ?? 'geckodriver',
    capabilities: (folder) => ({
      browserName: 'firefox',
      'moz:firefoxOptions': {
        binary: '/usr/bin/firefox-esr',
        args: ['-headless', '-profile', folder],
        prefs: {
          'intl.accept_languages': 'en-GB',
          'browser.download.folderList': 2,
          'browser.download.dir': folder,
        },
      },
    }),
  },
  webkit: {
    driver: 'WebKitWebDriver',
    // What it keeps is gone with it, as `--automation` has it.
    capabilities: () => ({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: `/usr/lib/${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
        args: ['--automation'],
      },
    }),
  },
};

/** A browser at work, and what ends it. */
export interface Started {
  readonly driver: WebDriver;
  readonly stop: () => Promise<void>;
  /** Ends it as a phone that runs out of memory does, without telling it. */
  readonly kill: () => Promise<void>;
}

/**
 * Whose driver lets its browser keep something for the next one. WebKit’s does not, and ends with
 * the page’s process; with Firefox’s nobody has tried it yet.
 */
export const KEEPING: readonly Engine[] = ['chromium'];

/**
 * Starts a browser that keeps what it stores in this folder. Whatever is not on this machine, it
 * asks of the proxy at this port.
 */
export async function start(engine: Engine, folder: string, proxy: number): Promise<Started> {
  await mkdir(folder, { recursive: true });
  const screen = await openScreen(engine);
  const { driver: program, capabilities } = BROWSERS[engine];
  const environment = { ...process.env, HOME: folder, LANGUAGE: 'en_GB', ...screen.environment };
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment(environment as Record<string, string>)
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start(PATIENCE_MS))
    .withCapabilities(
      new Capabilities({
        ...capabilities(folder),
        proxy: {
          proxyType: 'manual',
          httpProxy: `127.0.0.1:${proxy}`,
          noProxy: ['127.0.0.1'],
        },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  await driver.manage().window().setRect(SIZE);
  // The others are recognized by their profile and their home.
  if (driver instanceof ChromeDriver) await driver.setDownloadPath(folder);
  return {
    driver,
    stop: async () => {
      await driver.quit();
      await service.kill();
      await screen.close();
    },
    kill: async () => {
      for (const id of await runningIn(folder)) end(id);
      await service.kill();
      await screen.close();
    },
  };
}

/** The processes that were started with something in this folder. */
async function runningIn(folder: string): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const named = await Promise.all(
    all.map(async (id) => {
      // Some have ended meanwhile.
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      return command.includes(folder) ? [Number(id)] : [];
    }),
  );
  return named.flat();
}

/** The first that is killed may take others along. */
function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'ESRCH') throw reason;
  }
}

interface Screen {
  readonly environment: Record<string, string>;
  readonly close: () => Promise<void>;
}

/** WebKit alone cannot do without a screen. It gets one that nobody sees. */
async function openScreen(engine: Engine): Promise<Screen> {
  if (engine !== 'webkit') return { environment: {}, close: async () => undefined };
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const lines = createInterface(server.stdio[3] as Readable);
  const number = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    server.once('error', reject);
    lines.once('close', () => reject(new Error('Xvfb ended at once')));
  });
  return {
    environment: { DISPLAY: `:${number}` },
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
