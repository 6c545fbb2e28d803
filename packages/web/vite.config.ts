import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { gameIcons } from './icons.ts';
import { icu } from './icu.ts';
import { offline } from './offline.ts';

const server = process.env.QUARTERDECK_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [gameIcons(), svelte(), icu(), offline()],
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
    rolldownOptions: {
      // What every board is made of comes as one: loaded once, whatever is played next.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'table',
              test: /\/src\/(table\/(Frame|Plaque|Pennant|TopBar)|kit\/(Card|Motif|Hand|Pile|Die|Pill|Coin|Me|Looking|Badge|TeamSign|held|arrows))\.(svelte|ts)$/,
            },
          ],
        },
      },
    },
  },
  server: { port: 8090, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
