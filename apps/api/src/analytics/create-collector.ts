import type { Metrics } from '../http/metrics.ts';
import type { EventReader, ReaderNews } from './event-reader.ts';
import { type BatchLimit, limitBatches } from './limit-batches.ts';

export type Collector = { reader: EventReader; limit: BatchLimit };

/** What a process holds to count visits: who reads what was sent, and who sends too much. */
export function createCollector({ metrics, open }: { metrics: Metrics; open: (news: ReaderNews) => EventReader }): Collector {
  const onCount: ReaderNews['onCount'] = (outcome, events) => metrics.analyticsEvents.inc({ outcome }, events);
  return { reader: open({ onCount, onError: () => metrics.analyticsWriteFailures.inc() }), limit: limitBatches() };
}

declare module '../shop/shop.ts' {
  interface Shop {
    collector: Collector;
  }
}
