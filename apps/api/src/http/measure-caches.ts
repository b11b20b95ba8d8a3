import { Counter, Gauge, type Registry } from 'prom-client';
import { listCacheCounts } from '../cache/cache-counts.ts';

const gauges = { entries: 'Entries held in memory.', bytes: 'Bytes held in memory, where they are counted.' } as const;
const counters = {
  hits: 'Times that what was asked for was in memory.',
  misses: 'Times that it was not.',
  evictions: 'Entries that had to go for others.',
} as const;

/** Every cache of the process by its name, read when somebody asks for the metrics: a cache adds to a number and knows nobody. */
export function measureCaches(registry: Registry): void {
  for (const [what, help] of Object.entries(gauges) as [keyof typeof gauges, string][]) {
    new Gauge({
      ...{ name: `cache_${what}`, help, labelNames: ['cache'], registers: [registry] },
      collect() {
        for (const counts of listCacheCounts()) this.set({ cache: counts.name }, counts[what]);
      },
    });
  }
  for (const [what, help] of Object.entries(counters) as [keyof typeof counters, string][]) {
    new Counter({
      ...{ name: `cache_${what}_total`, help, labelNames: ['cache'], registers: [registry] },
      collect() {
        this.reset();
        for (const counts of listCacheCounts()) this.inc({ cache: counts.name }, counts[what]);
      },
    });
  }
}
