import { describe, expect, it } from 'vitest';
import { collect, heardBy, type Told } from './heard.ts';

describe('what is told', () => {
  const list: Told<string>[] = [];
  const emit = collect(list, 3);
  emit('open');
  emit.only(0b010, 'secret', 'something');
  emit.only(0b101, 'whisper', null);
  emit.reveal('shown');

  it('reaches each viewer as it should', () => {
    const heard = (viewer: number | 'spectator') => list.map((told) => heardBy(told, viewer));
    expect(heard(0)).toEqual(['open', 'something', 'whisper', 'shown']);
    expect(heard(1)).toEqual(['open', 'secret', null, 'shown']);
    expect(heard(2)).toEqual(['open', 'something', 'whisper', 'shown']);
    expect(heard('spectator')).toEqual(['open', 'something', null, 'shown']);
  });

  it('remembers how it was told, and who heard all of it', () => {
    expect(list.map(({ verb, seats }) => [verb, seats])).toEqual([
      ['open', 0b111],
      ['only', 0b010],
      ['only', 0b101],
      ['reveal', 0b111],
    ]);
  });
});
