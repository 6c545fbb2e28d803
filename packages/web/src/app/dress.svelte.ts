import { stage } from '../stage/stage.svelte.ts';
import { play } from '../stage/synth.ts';
import { watchTextSize } from './large.ts';
import { prefs } from './prefs.svelte.ts';

/** Keeps the page dressed as the player wishes: light, speed of motion, sounds. */
export function dress(): void {
  const root = document.documentElement;
  watchTextSize();
  stage.sound = (name) => {
    if (prefs.now.sounds) play(name);
  };
  $effect.root(() => {
    $effect(() => {
      const { theme } = prefs.now;
      if (theme === 'auto') root.removeAttribute('data-theme');
      else root.setAttribute('data-theme', theme);
    });
    $effect(() => {
      stage.pace = prefs.pace;
      if (prefs.now.pace === 'auto') root.style.removeProperty('--pace');
      else root.style.setProperty('--pace', String(prefs.pace));
    });
  });
}
