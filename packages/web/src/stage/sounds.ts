/** The sounds of look.md §7. Which one an event makes says nothing that its viewer does not know. */
export const soundNames = [
  'bell',
  'slide',
  'down',
  'shovel',
  'splash',
  'knock',
  'coin',
  'dice',
  'squawk',
  'sail',
  'cork',
  'drum',
  'quill',
] as const;
export type SoundName = (typeof soundNames)[number];
