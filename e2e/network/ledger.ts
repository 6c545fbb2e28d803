import type { Store } from '../../packages/server/src/ports.ts';

/** What clients asked of tables and what they were told, to be compared with the log in the end. */
export class Ledger {
  private readonly asked = new Map<string, { table: string; action: string }>();
  private readonly kept = new Set<string>();
  private readonly refused = new Map<string, string>();
  private readonly said = new Set<string>();

  get counts() {
    return { asked: this.asked.size, acknowledged: this.kept.size, refused: this.refused.size };
  }

  /** A client sends this. */
  asks(text: string): void {
    if (text.startsWith('{"type":"chat"')) this.said.add((JSON.parse(text) as { id: string }).id);
    if (!text.startsWith('{"type":"act"')) return;
    const { id, table, action } = JSON.parse(text) as { id: string; table: string; action: string };
    this.asked.set(id, { table, action });
  }

  /** A client hears this. */
  answers(text: string): void {
    if (!text.startsWith('{"type":"ack"') && !text.startsWith('{"type":"refused"')) return;
    const frame = JSON.parse(text) as { type: string; id: string; why?: string };
    if (!this.asked.has(frame.id) && !this.said.has(frame.id)) return;
    if (frame.type === 'ack') this.kept.add(frame.id);
    else this.refused.set(frame.id, frame.why ?? '');
  }

  /** What is wrong: acknowledged and not kept, kept twice, kept though refused, kept as something else. */
  async faults(store: Store, room: string): Promise<string[]> {
    const faults: string[] = [];
    const chat = (await store.chat(room, 10_000)).map(({ doc }) => (JSON.parse(doc) as { id: string }).id);
    for (const id of this.said) {
      const times = chat.filter((other) => other === id).length;
      if (times > 1) faults.push(`something was said ${times} times`);
      if (times === 0 && this.kept.has(id)) faults.push('something said was acknowledged and is lost');
    }
    const logs = new Map<string, Map<string, string[]>>();
    for (const { table } of this.asked.values()) {
      if (logs.has(table)) continue;
      const byId = new Map<string, string[]>();
      for (const { action, lines } of await store.log(table)) {
        if (action !== null) byId.set(action, [...(byId.get(action) ?? []), lines[0] ?? '']);
      }
      logs.set(table, byId);
    }
    for (const [id, { table, action }] of this.asked) {
      const lines = logs.get(table)?.get(id) ?? [];
      if (lines.length > 1) faults.push(`"${action}" took effect ${lines.length} times: ${lines.join(', ')}`);
      if (this.kept.has(id) && lines.length === 0) faults.push(`"${action}" was acknowledged and is lost`);
      // "unavailable" says that nobody knows.
      const why = this.refused.get(id);
      if (why !== undefined && why !== 'unavailable' && lines.length > 0) faults.push(`"${action}" was refused (${why}) and took effect`);
      if (lines.some((line) => line.slice(2) !== action)) faults.push(`"${action}" was kept as ${lines.join(', ')}`);
    }
    return faults;
  }
}
