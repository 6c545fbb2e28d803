import { describe, expect, it } from 'vitest';
import { defaults, game } from './index.ts';

describe('options', () => {
  it('fills in the defaults', () => {
    expect(game.config({})).toEqual(defaults);
    expect(game.config({ veteran: true, raceSeconds: 1.5, first: 5 })).toEqual({ ...defaults, veteran: true, raceSeconds: 1.5, first: 5 });
  });

  it.each([
    [{ veterans: true }, 'There is no option "veterans"; the options are veteran, calm, raceSeconds'],
    [{ veteran: 1 }, '"veteran" is true or false, not 1.'],
    [{ raceSeconds: 0 }, '"raceSeconds" is a number of seconds from 1 to 5, in steps of half a second, not 0.'],
    [{ raceSeconds: 1.2 }, 'steps of half a second, not 1.2'],
    [{ calmSeconds: '8' }, '"calmSeconds" is a number of seconds from 3 to 60, in steps of half a second, not "8".'],
    [{ first: 6 }, '"first" is a seat from 0 to 5, or null to draw it by lot, not 6.'],
    [[], 'Options are an object'],
    [null, 'Options are an object'],
    [JSON.parse('{"__proto__": true}'), 'There is no option "__proto__"'],
    [{ toString: true }, 'There is no option "toString"'],
  ])('refuses %j', (raw, message) => {
    expect(() => game.config(raw)).toThrow(message);
  });
});

describe('notation', () => {
  it.each(['touch 7', 'bag red', 'draw', 'pass', 'discard red-rings-1 blue-coins-3', 'drop pearls'])('reads back %s', (text) => {
    expect(game.notation.write(game.notation.read(text))).toBe(text);
  });

  it.each([
    ['grab', '"grab" is no action of Capitán Flint; actions are written "touch 7"'],
    ['touch', 'is no action'],
    ['touch 0', 'is no action'],
    ['touch 86', 'is no action'],
    ['touch 07', 'is no action'],
    ['draw 1', 'is no action'],
    ['bag purple', '"bag purple" names no bag; the bags are rings, diamonds, coins, pearls, red, blue, yellow, green.'],
    ['discard red-rings-1', 'is no action'],
    ['discard red-rings-1 red-rings-1', 'names two different cards, in the order of the deck'],
    ['discard blue-coins-3 red-rings-1', 'in the order of the deck'],
    ['discard red-rings-1 flint', 'there is no card "flint"'],
    ['discard red-rings-1 red-rings-3 red-rings-4', 'is no action'],
  ])('refuses %s', (text, message) => {
    expect(() => game.notation.read(text)).toThrow(message);
  });
});
