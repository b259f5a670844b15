import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where nothing is known of an earlier run, vitest takes the largest files for the longest. */
const LONGEST = ['axe.test.ts', 'games.test.ts'];

/** The longest files come first, so that at the end no worker waits for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-browser', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    globalSetup: './server.ts',
    // A browser has several processes: two browsers at a time keep two cores busy, and more draw
    // frames while they wait for each other. All files of a worker share its modules, and with them
    // its browser.
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', fileURLToPath(new URL('reporter.ts', import.meta.url))],
    // Ten seconds are usual for a whole game, and a minute for the longest; a busy machine takes far
    // longer.
    testTimeout: 900_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: Number(process.env['WEBSPINNER_TIMEOUT_MS'] ?? 120_000) } },
    // A busy machine can bring to light what no reader of a test sees. The run goes on, names the
    // test at its end, and keeps what is needed to mend it: see `evidence.ts`.
    retry: 1,
  },
});
