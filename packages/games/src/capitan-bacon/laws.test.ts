import { lawTests } from '@quarterdeck/kernel/laws';
import { it } from 'vitest';
import { game } from './index.ts';
import { lawOptions } from './laws.options.ts';

lawTests(game, it, lawOptions);
