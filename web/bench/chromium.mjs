/** The browser of the measurements, and a description of the machine. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';

const OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(...more) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [...OPTIONS, ...more],
  });
}

/** Machine, browser and commit: without them no figure means anything. */
export function circumstances(browser) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [first] = cpus();
  const load = loadavg()[0].toFixed(1);
  return `commit ${commit}, ${cpus().length} cores of ${first?.model.trim()}, load ${load}, Chromium ${browser.version()}`;
}

/** The processor time of the worker of our browser; undefined if the system does not report it. */
export function workerMs() {
  const threads = ours().flatMap((pid) =>
    list(`/proc/${pid}/task`).map((tid) => `/proc/${pid}/task/${tid}`),
  );
  const worker = threads.find((thread) => read(`${thread}/comm`).startsWith('DedicatedWorker'));
  const [spentNs] = worker ? read(`${worker}/schedstat`).split(' ') : [];
  return spentNs ? Number(spentNs) / 1e6 : undefined;
}

/** The processes that this one has started, and those that they have. */
function ours() {
  const parents = new Map();
  for (const pid of list('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1];
    if (parent) parents.set(pid, parent);
  }
  const isOurs = (pid) =>
    pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs);
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
