import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where the built client goes: beside the server that serves it. */
const OUT = '../src/elfenland/static';

/** The server that `npm run dev` talks to; `elfenland serve` says its port. */
const SERVER = process.env.ELFENLAND_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
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
    environment: 'node',
  },
});
