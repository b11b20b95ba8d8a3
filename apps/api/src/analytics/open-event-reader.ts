import type { Db } from '../db/db.ts';
import { createEventBuffer } from './create-event-buffer.ts';
import type { EventReader, ReaderNews } from './event-reader.ts';
import { storeBatches } from './store-batches.ts';
import { takeBatch } from './take-batch.ts';
import type { TakenBatch } from './taken-batch.ts';

const maxBytes = 16 * 1024 * 1024;
const most = 500;
const pauseMs = 1_000;

/** In the thread that calls it: in the shop that is one of its own, see open-reader-thread.ts. */
export function openEventReader({ db, secret, onCount, onError }: ReaderNews & { db: Db; secret: string }): EventReader {
  const write = (batches: readonly TakenBatch[]) => storeBatches(db, batches);
  const buffer = createEventBuffer({ maxBytes, most, pauseMs, write, onError });
  return {
    read(sent) {
      const batch = takeBatch(sent, secret);
      if ('dropped' in batch) onCount(batch.dropped, batch.events);
      else onCount(buffer.add(batch, sent.body.length) ? 'taken' : 'full', batch.events.length);
    },
    flush: buffer.flush,
    close: buffer.flush,
  };
}
