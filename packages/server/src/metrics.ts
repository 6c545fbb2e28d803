import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Numbers about the server, none about what anybody holds. */
export interface Metrics {
  readonly registry: Registry;
  readonly frames: Counter<'type'>;
  readonly refusals: Counter<'why'>;
  readonly sent: Counter;
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
  const registers = [registry];
  return {
    registry,
    frames: new Counter({ name: 'quarterdeck_frames_total', help: 'Frames received', labelNames: ['type'], registers }),
    refusals: new Counter({ name: 'quarterdeck_refusals_total', help: 'Frames refused', labelNames: ['why'], registers }),
    sent: new Counter({ name: 'quarterdeck_sent_total', help: 'Frames sent', registers }),
  };
}
