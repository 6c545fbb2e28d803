import icons from 'unplugin-icons/vite';
import type { Plugin, PluginOption } from 'vite';

/** The pictures of game-icons as components, `~icons/game-icons/<name>`, a fifth lighter than they come. */
export function gameIcons(): PluginOption {
  return [lighten(), icons({ compiler: 'svelte', scale: 1 })];
}

/**
 * The pictures are drawn on 512 units: a tenth of one is finer than any screen shows. A digit is only rounded where nothing
 * carries, so that numbers which stand without a space between them stay apart.
 */
function lighten(): Plugin {
  return {
    name: 'lighten-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith('~icons/game-icons/')) return null;
      const lighter = code.replace(
        /\.(\d)(\d)\d*/g,
        (_, tenth: string, next: string) => `.${Math.min(9, Number(tenth) + (next >= '5' ? 1 : 0))}`,
      );
      return { code: lighter, map: null };
    },
  };
}
