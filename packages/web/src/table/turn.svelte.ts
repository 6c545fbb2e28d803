import type { GameId } from '@quarterdeck/protocol';
import { prefs } from '../app/prefs.svelte.ts';
import { say } from '../i18n/language.svelte.ts';
import { play } from '../stage/synth.ts';
import type { TableModel } from './model.svelte.ts';

/** Calls the player when the table begins to wait for them: bell, badge, system notice. Call inside a component. */
export function callToTurn(table: TableModel): void {
  let was = false;
  $effect(() => {
    const now = table.isReady && table.canAct && table.people.some((person) => person.isMe && person.isTurn);
    if (now && !was) callPlayer(table.board.id, table.id);
    if (!now && was) void setBadge(0);
    was = now;
  });
}

/** Bell, badge and notice for whoever is asked at this device. */
export function callPlayer(game: GameId, table: string): void {
  if (prefs.now.bell) play('bell');
  if (!document.hidden) return;
  void setBadge(1);
  if (prefs.now.notices && 'Notification' in window && Notification.permission === 'granted') {
    const notice = new Notification('Quarterdeck', {
      body: say('notice.turn', { game: say(`game.${game}`) }),
      tag: table,
      icon: '/favicon.svg',
    });
    notice.onclick = () => window.focus();
  }
}

async function setBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // Not installed, or not allowed: there is the title still.
  }
}
