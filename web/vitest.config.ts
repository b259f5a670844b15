import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

/** The unit tests, apart from the build, which does without vitest. */
export default mergeConfig(
  page,
  // A busy machine may need more than the usual five seconds to load all modules.
  defineConfig({ test: { include: ['{build,src}/**/*.test.ts'], testTimeout: 60_000 } }),
);
