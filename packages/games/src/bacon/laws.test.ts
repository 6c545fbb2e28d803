import { lawTests } from '@quarterdeck/kernel/laws';
import { it } from 'vitest';
import { game } from './index.ts';
import { shortGames } from './laws.options.ts';

lawTests(game, it, { configs: shortGames, games: 1 });
