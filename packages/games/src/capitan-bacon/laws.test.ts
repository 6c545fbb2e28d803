import { lawTests } from '@quarterdeck/kernel/laws';
import { it } from 'vitest';
import { game } from './index.ts';
import { lawOptions } from './laws.options.ts';

// A random game has well over a thousand inputs, and the laws copy the state at each.
const limitMs = 180_000;
lawTests(game, (name, run) => it(name, run, limitMs), lawOptions);
