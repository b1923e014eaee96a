import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

/** What draws a view may know the wire's types, the words and itself; never the network or the table's state. */
const drawingKnowsTypesOnly = {
  files: ['src/lib/board/**', 'src/lib/panels/**'],
  // Tests may give them what they draw.
  ignores: ['**/*.browser.test.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '/(net|table|pages)/|router|App\\.svelte',
            message: 'lib/board and lib/panels draw what they are given.',
          },
          {
            regex: '/wire$',
            allowTypeImports: true,
            message: 'Only the types of the wire.',
          },
        ],
      },
    ],
  },
};

export default ts.config(
  { ignores: ['node_modules', 'src/lib/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // The map and the tokens are our own drawings, built into the bundle; nothing else may be put in as markup.
      'svelte/no-at-html-tags': 'error',
      // The router is our own twelve lines; there is no SvelteKit to resolve paths.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  drawingKnowsTypesOnly,
);
