/** The sounds that the table can make. Which one an event makes says nothing that its viewer does not know. */
export type SoundName =
  | 'bell'
  | 'slide'
  | 'down'
  | 'shovel'
  | 'splash'
  | 'knock'
  | 'coin'
  | 'dice'
  | 'squawk'
  | 'sail'
  | 'cork'
  | 'drum'
  | 'quill';
