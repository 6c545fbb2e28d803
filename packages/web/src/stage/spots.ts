import type { Attachment } from 'svelte/attachments';
import type { SpotName } from './scene.ts';

const spots = new Map<SpotName, Element>();
const fallbacks = new Map<SpotName, Element>();

/** Names the place of an element on screen, for flights to start and land: `{@attach spot('deck')}`. A `fallback` serves while nothing better has the name. */
export function spot(name: SpotName, fallback = false): Attachment {
  return (element) => {
    const map = fallback ? fallbacks : spots;
    map.set(name, element);
    return () => {
      if (map.get(name) === element) map.delete(name);
    };
  };
}

/** The element that has this name now, or null. */
export function elementAt(name: SpotName): Element | null {
  return spots.get(name) ?? fallbacks.get(name) ?? null;
}
