import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a store that need not survive lies, for `mkdtemp`: in memory where there is such a place, since it is written to thousands of times. */
export const scratch = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'quarterdeck-network-');
