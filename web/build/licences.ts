import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ART = fileURLToPath(new URL('../art/', import.meta.url));
const RULE = '-'.repeat(80);

/** The texts of licences that some packages only name. */
const NAMED: Record<string, URL> = {
  'Apache-2.0': new URL('../../LICENSE-APACHE', import.meta.url),
};

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

function modulesOf(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** The modules of the workers, which are built before the page is. */
const ofWorkers = new Set<string>();

/** Notes the modules of workers: what only they use has a licence, too. */
export function workerModules(): Plugin {
  return {
    name: 'worker-modules',
    generateBundle: (_, bundle) => modulesOf(bundle).forEach((module) => ofWorkers.add(module)),
  };
}

/**
 * Writes `page-licences.txt`: the licences of the packages that became part of the page, and of its
 * art. It is not stored for offline use.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'quick',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const folders = [...modulesOf(bundle), ...ofWorkers].map(packageFolder);
      const known = [...new Set(folders)].filter((folder) => folder !== undefined).toSorted();
      const texts = await Promise.all(known.map(ofPackage));
      const art = ['LICENCES.md', 'OFL-1.1.txt'].map((name) => readFile(join(ART, name), 'utf8'));
      const source = [...texts, ...(await Promise.all(art))].map((text) => text.trim());
      this.emitFile({
        type: 'asset',
        fileName: 'page-licences.txt',
        source: source.map((text) => `${RULE}\n${text}\n`).join('\n'),
      });
    },
  };
}

/** The folder of the package that a module belongs to; undefined for our own modules. */
export function packageFolder(module: string): string | undefined {
  const path = module.replace(/^\0/, '').replaceAll('\\', '/');
  return /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

async function ofPackage(folder: string): Promise<string> {
  const about = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const names = (await readdir(folder)).filter((name) => /^(licen[cs]e|notice)/i.test(name));
  const files: (string | URL)[] = names.toSorted().map((name) => join(folder, name));
  const named = NAMED[about.license];
  if (files.length === 0 && named) files.push(named);
  if (files.length === 0) throw new Error(`${folder} has no text of its licence, ${about.license}`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const author = about.author?.name ?? about.author;
  return [`${about.name} ${about.version}${author ? `, ${author}` : ''}\n`, ...texts].join('\n');
}
