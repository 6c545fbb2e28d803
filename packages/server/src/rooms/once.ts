const kept = 500;

/** What members asked lately and what became of it, by their own names for it. */
export class Once {
  private readonly asked = new Map<string, Promise<void>>();

  /** Does what a member asks, once for each of the member's own names for it: a repetition shares the first one's fate. */
  ask(person: string, id: string, ask: () => Promise<void>): Promise<void> {
    const key = `${person} ${id}`;
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    const done = ask();
    this.asked.set(key, done);
    const oldest = this.asked.keys().next();
    if (this.asked.size > kept && !oldest.done) this.asked.delete(oldest.value);
    return done;
  }
}
