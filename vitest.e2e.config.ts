import { defineConfig } from 'vitest/config';

/** End to end in a real Chromium against the built server. One file at a time: they share the machine with a browser. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'e2e', include: ['e2e/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 60_000 },
});
