import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { icu } from './icu.ts';
import { offline } from './offline.ts';

const server = process.env.QUARTERDECK_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 }), icu(), offline()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    // What the styles use (light-dark, nesting, oklch) is in these; nothing is rewritten for older ones.
    target: ['chrome125', 'firefox128', 'safari17.5'],
    // The content security policy has no data: URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The size check reads which chunk imports which.
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: { port: 8090, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
