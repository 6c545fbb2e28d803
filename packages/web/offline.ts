import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { generateSW } from 'workbox-build';

/** Writes the service worker once the app is built: everything the page is made of is kept on the device, so that it opens without a network. */
export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const dist = resolve(config.root, config.build.outDir);
      const { warnings } = await generateSW({
        globDirectory: dist,
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['sw.js', 'push.js'],
        swDest: resolve(dist, 'sw.js'),
        importScripts: ['/push.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|ws|health|metrics|openapi\.json|admin)\b/],
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        mode: 'production',
      });
      for (const warning of warnings) config.logger.warn(warning);
    },
  };
}
