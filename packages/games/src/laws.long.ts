import { type AnyGame, playout, seededRng, subSeed } from '@quarterdeck/kernel';
import { checkLaw, type LawOptions, laws } from '@quarterdeck/kernel/laws';
import { lawOptions as bacon } from './bacon/laws.options.ts';
import { lawOptions as buccaneer } from './buccaneer/laws.options.ts';
import { lawOptions as capitanBacon } from './capitan-bacon/laws.options.ts';
import { lawOptions as capitanFlint } from './capitan-flint/laws.options.ts';
import { lawOptions as cocoCapitano } from './coco-capitano/laws.options.ts';
import { games } from './index.ts';

/**
 * The long run, `npm run laws`: every law until a million comparisons a game, then a million random games over all titles, player
 * counts and options, each played to its end. `-- COMPARISONS GAMES` for other numbers. Exit status 1 when a law is broken.
 */
const optionsByGame: Readonly<Record<string, LawOptions>> = {
  bacon,
  buccaneer,
  'capitan-bacon': capitanBacon,
  'capitan-flint': capitanFlint,
  'coco-capitano': cocoCapitano,
};
const [comparisons = 1_000_000, randomGames = 1_000_000] = process.argv.slice(2).map(wholeNumber);

for (const [id, game] of Object.entries(games)) {
  const options = optionsByGame[id] ?? {};
  let compared = 0;
  for (let seed = 1; compared < comparisons; seed++) {
    for (const law of laws) compared += checkLaw(law, game, { ...options, games: 2, seed });
  }
  console.log(`${id}: ${laws.length} laws, ${compared.toLocaleString('en')} comparisons`);
}

let total = 0;
for (const [id, game] of Object.entries(games)) {
  const { finished, decisions } = playMany(game, optionsByGame[id]?.configs ?? [{}], Math.ceil(randomGames / Object.keys(games).length));
  total += finished;
  console.log(`${id}: ${finished.toLocaleString('en')} random games ended, ${(decisions / finished).toFixed(1)} decisions each`);
}
console.log(`${total.toLocaleString('en')} random games, nobody stuck`);

/** Plays `count` random games, in turn with every player count and set of options. Throws if one does not end properly. */
function playMany(game: AnyGame, configs: readonly object[], count: number): { finished: number; decisions: number } {
  const most = 100_000;
  const [least, greatest] = game.seats;
  const parsed = configs.map((raw) => game.config(raw));
  let decisions = 0;
  for (let index = 0; index < count; index++) {
    const config = parsed[index % parsed.length] as object;
    const seats = least + (Math.floor(index / parsed.length) % (greatest - least + 1));
    const state = game.setup(config, seats);
    const seed = subSeed(1, index);
    const played = playout(game, state, seededRng(seed), most);
    const fault = played.finished ? game.broken(state) : `no end after ${most} decisions`;
    if (fault !== null) throw new Error(`${game.id}, ${seats} players, options ${JSON.stringify(config)}, seed ${seed}: ${fault}`);
    decisions += played.decisions;
  }
  return { finished: count, decisions };
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`npm run laws -- COMPARISONS GAMES takes whole numbers, not "${text}".`);
  return Number(text);
}
