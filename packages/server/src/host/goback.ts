import type { Seat } from '@quarterdeck/kernel';

/**
 * The line to go back to so that this seat's last action never happened: everything after it goes too. Null when it has not acted,
 * or when a race was decided since: nobody may race again knowing what comes.
 */
export function lineBefore(log: readonly string[], seat: Seat): number | null {
  const kept = keptLines(log);
  for (let i = kept.length - 1; i >= 0; i--) {
    const text = log[(kept[i] as number) - 1] as string;
    if (isRaced(text)) return null;
    if (text.startsWith(`${seat} `)) return kept[i - 1] ?? 0;
  }
  return null;
}

/** The numbers (from 1) of the lines that count: those not undone later. */
function keptLines(log: readonly string[]): number[] {
  let kept: number[] = [];
  log.forEach((text, index) => {
    const to = text.startsWith('< ') ? Number(text.slice(2)) : null;
    if (to === null) kept.push(index + 1);
    else kept = kept.filter((line) => line <= to);
  });
  return kept;
}

/** A window that closed with measured times. */
function isRaced(text: string): boolean {
  return text.startsWith('~') && text.split(' ').length > 2;
}
