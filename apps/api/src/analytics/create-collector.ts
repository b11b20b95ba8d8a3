import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../http/metrics.ts';
import { createEventBuffer, type EventBuffer } from './create-event-buffer.ts';
import { type BatchLimit, limitBatches } from './limit-batches.ts';
import { storeBatches } from './store-batches.ts';
import type { TakenBatch } from './taken-batch.ts';

type Outcome = 'taken' | 'refused' | 'bot' | 'sampled' | 'full';

export type Collector = {
  buffer: EventBuffer<TakenBatch>;
  limit: BatchLimit;
  count(outcome: Outcome, events: number): undefined;
};

type Deps = { db: Db; catalogue: () => CatalogueSnapshot; metrics: Metrics };

const maxBytes = 16 * 1024 * 1024;
const most = 500;
const pauseMs = 1_000;

/** What a process holds to count visits: the batches that wait, and who sends too many. */
export function createCollector({ db, catalogue, metrics }: Deps): Collector {
  const write = (batches: readonly TakenBatch[]) => storeBatches(db, { batches, catalogue: catalogue() });
  return {
    buffer: createEventBuffer({ maxBytes, most, pauseMs, write, onError: () => metrics.analyticsWriteFailures.inc() }),
    limit: limitBatches(),
    count(outcome, events) {
      metrics.analyticsEvents.inc({ outcome }, events);
      return undefined;
    },
  };
}

declare module '../shop/shop.ts' {
  interface Shop {
    collector: Collector;
  }
}
