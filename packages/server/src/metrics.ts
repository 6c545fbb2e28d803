import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Numbers about the server, none about what anybody holds. Counting is a plain addition; Prometheus' own counters are made when asked for. */
export interface Metrics {
  readonly registry: Registry;
  readonly frames: Map<string, number>;
  readonly refusals: Map<string, number>;
  sent: number;
}

/** What is counted at the moment of asking. */
export interface Gauges {
  connections(): number;
  tables(): number;
  rooms(): number;
}

export function openMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name: `quarterdeck_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('connections', 'Open sockets', gauges.connections);
  gauge('tables_in_memory', 'Tables in memory', gauges.tables);
  gauge('rooms_in_memory', 'Rooms in memory', gauges.rooms);
  const metrics: Metrics = { registry, frames: new Map(), refusals: new Map(), sent: 0 };
  const counter = (name: string, help: string, label: string | null, values: () => Iterable<readonly [string, number]>): void => {
    new Counter({
      name: `quarterdeck_${name}_total`,
      help,
      labelNames: label === null ? [] : [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of values()) this.inc(label === null ? {} : { [label]: value }, count);
      },
    });
  };
  counter('frames', 'Frames received', 'type', () => metrics.frames);
  counter('refusals', 'Frames refused', 'why', () => metrics.refusals);
  counter('sent', 'Frames sent', null, () => [['', metrics.sent]]);
  return metrics;
}

/** One more of this kind. */
export function countOne(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
