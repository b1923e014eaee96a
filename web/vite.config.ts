import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { textsOf } from './src/messages/ids-from-catalogue';

/** Where the built client goes: beside the server that serves it. */
const OUT = '../src/elfenland/static';

/** The server that `npm run dev` talks to; `elfenland serve` says its port. */
const SERVER = process.env.ELFENLAND_SERVER ?? 'http://127.0.0.1:8000';

/**
 * The drawings stand inside the page, where the server allows no style sheets but the client's own
 * (its Content-Security-Policy): so the sheet inside a drawing becomes one of those.
 */
function drawings(): Plugin {
  const SHEET = /<style>(.*?)<\/style>/s;
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.svg?sheet.css') ? id : null),
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.svg') || (query !== 'raw' && query !== 'sheet.css')) return null;
      const drawing = readFileSync(file, 'utf-8');
      if (query === 'sheet.css') return SHEET.exec(drawing)?.[1] ?? '';
      const sheet = JSON.stringify(`${file}?sheet.css`);
      return `import ${sheet};\nexport default ${JSON.stringify(drawing.replace(SHEET, ''))};`;
    },
  };
}

const ENGLISH = fileURLToPath(new URL('src/messages/en.ftl', import.meta.url));

/**
 * The catalogues as they are fetched: the ids once, as English has them, and of each language the bare
 * texts in the same order. The ids are a third of a catalogue.
 */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.ftl') || (query !== 'ids' && query !== 'texts')) return null;
      this.addWatchFile(ENGLISH);
      const ids = [...textsOf(readFileSync(ENGLISH, 'utf-8')).keys()];
      if (query === 'ids') return `export default ${JSON.stringify(ids)};`;
      const texts = textsOf(readFileSync(file, 'utf-8'));
      const lacking = ids.filter((one) => !texts.has(one));
      if (lacking.length) throw new Error(`${file} lacks ${lacking.join(', ')}`);
      return `export default ${JSON.stringify(ids.map((one) => texts.get(one)))};`;
    },
  };
}

/** The service worker, which knows by name all that was built. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = JSON.stringify([
        '/',
        ...Object.keys(bundle)
          .map((file) => `/${file}`)
          .sort(),
      ]);
      const build = createHash('sha256').update(files).digest('hex').slice(0, 8);
      const source = readFileSync('src/service-worker.js', 'utf-8')
        .replaceAll('__FILES__', files)
        .replaceAll('__BUILD__', JSON.stringify(build));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [drawings(), catalogues(), svelte(), serviceWorker()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The drawings are text inside the bundle: the board alone is 320 kB, 78 kB on the wire.
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': { target: SERVER, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    environment: 'node',
    // A busy machine is no fault of what is tested.
    testTimeout: 60_000,
  },
});
