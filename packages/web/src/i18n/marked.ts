import type { RichText } from './say.ts';

/** A text in which `<b>` and `<i>` mark parts, not one inside the other. Anything else that looks like a tag stays text. */
export function marked(text: string): RichText {
  return text.split(/(<b>.*?<\/b>|<i>.*?<\/i>)/).flatMap((part): RichText => {
    if (part === '') return [];
    const tag = /^<(b|i)>(.*)<\/\1>$/.exec(part);
    return tag === null ? [part] : [{ tag: tag[1] as string, parts: [tag[2] as string] }];
  });
}
