import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist', 'src/engine/pkg']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  // Formatting is left to prettier.
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript checks names itself.
      'no-undef': 'off',
      // An index that the code has just checked: noUncheckedIndexedAccess cannot know that.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Dates and sets are values here: what changes is the variable that holds them.
      'svelte/prefer-svelte-reactivity': 'off',
      camelcase: ['error', { properties: 'never' }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      // Browsers lack it over plain http.
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Take v4 of uuid.' },
      ],
    },
  },
);
