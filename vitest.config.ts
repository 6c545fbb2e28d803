import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          include: [
            'packages/{kernel,games,bots,protocol,server,cli}/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/network/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [svelte(), icons({ compiler: 'svelte' })],
        resolve: { conditions: ['source', 'browser'] },
        ssr: { resolve: { conditions: ['source'] } },
        test: { name: 'web', include: ['packages/web/src/**/*.test.ts'], environment: 'happy-dom', testTimeout: 30_000 },
      },
    ],
  },
});
