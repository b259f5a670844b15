import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

/** The unit tests, apart from the build, which does without vitest. */
export default mergeConfig(page, defineConfig({ test: { include: ['{build,src}/**/*.test.ts'] } }));
