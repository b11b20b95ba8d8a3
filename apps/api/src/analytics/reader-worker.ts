import { parentPort, workerData } from 'node:worker_threads';
import { openDb } from '../db/open-db.ts';
import type { Outcome } from './event-reader.ts';
import { openEventReader } from './open-event-reader.ts';
import type { SentBatch } from './sent-batch.ts';

export type ReaderData = { url: string; secret: string; directUrl?: string | undefined };
export type ToReader = { batches: readonly SentBatch[] } | { flush: number };
export type FromReader = {
  counts: Partial<Record<Outcome, number>>;
  /** Letters of bodies that were read. */
  read: number;
  failures: number;
  /** The flush that is done, and why it failed. */
  flushed?: number;
  error?: string;
};

const { url, secret, directUrl } = workerData as ReaderData;
// It writes one thing after the other: more connections would only be taken from shoppers.
const { db } = await openDb(url, { poolSize: 1, applicationName: 'selvedge events', directUrl });
let news: FromReader = { counts: {}, read: 0, failures: 0 };

const reader = openEventReader({
  ...{ db, secret },
  onCount(outcome, events) {
    news.counts[outcome] = (news.counts[outcome] ?? 0) + events;
  },
  onError() {
    news.failures += 1;
  },
});

parentPort?.on('message', (message: ToReader) => {
  if ('flush' in message) return void flush(message.flush);
  for (const batch of message.batches) {
    reader.read(batch);
    news.read += batch.body.length;
  }
  tell();
});

function tell(more: Pick<FromReader, 'flushed' | 'error'> = {}): void {
  parentPort?.postMessage({ ...news, ...more });
  news = { counts: {}, read: 0, failures: 0 };
}

async function flush(flushed: number): Promise<void> {
  await reader.flush().then(
    () => tell({ flushed }),
    (error: unknown) => tell({ flushed, error: String(error) }),
  );
}
