import { Worker } from 'node:worker_threads';
import { ShopError } from '@selvedge/contract/error.ts';
import type { EventReader, Outcome, ReaderNews } from './event-reader.ts';
import type { FromReader, ReaderData, ToReader } from './reader-worker.ts';
import type { SentBatch } from './sent-batch.ts';

type ThreadOptions = ReaderNews & ReaderData;

/** Of what the thread has not come to: a flood that it can't keep up with is refused here, before it fills the memory. */
const maxUnread = 16 * 1024 * 1024;
/** Not one by one: to wake a thread for each takes the shop's own longer than all else that it does for a batch. */
const handOverMs = 100;

/**
 * A reader in a thread and with a connection of its own: reading ten thousand events a second takes longer than serving the pages that they
 * tell of, and nobody who opens a page is to wait for it. It starts with the first batch; one that dies is replaced with the next.
 */
export function openReaderThread({ onCount, onError, ...workerData }: ThreadOptions): EventReader {
  let thread: Worker | undefined;
  let waiting: SentBatch[] = [];
  let timer: NodeJS.Timeout | undefined;
  let unread = 0;
  let lastFlush = 0;
  const flushes = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();

  function start(): Worker {
    const started = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: workerData satisfies ReaderData,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // A process that is done otherwise ends; what waits was written before, see `close`.
    started.unref();
    started.on('message', hear).on('error', onError);
    return started.on('exit', () => {
      thread = undefined;
      // What is handed over only now goes to the next.
      unread = waiting.reduce((sum, { body }) => sum + body.length, 0);
      for (const { reject } of flushes.values()) reject(new Error('The thread that reads events has ended.'));
      flushes.clear();
    });
  }

  function hear({ counts, read, failures, flushed, error }: FromReader): void {
    unread -= read;
    for (const [outcome, events] of Object.entries(counts)) onCount(outcome as Outcome, events);
    for (let failure = 0; failure < failures; failure++) onError(new Error('Events could not be written.'));
    if (flushed === undefined) return;
    const asked = flushes.get(flushed);
    flushes.delete(flushed);
    if (error === undefined) asked?.resolve();
    else asked?.reject(new Error(error));
  }

  const send = (to: Worker, message: ToReader) => to.postMessage(message);

  function handOver(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    thread ??= start();
    send(thread, { batches: waiting });
    waiting = [];
  }

  async function flush(): Promise<void> {
    handOver();
    const running = thread;
    if (!running) return;
    const number = ++lastFlush;
    running.ref();
    await new Promise<void>((resolve, reject) => {
      flushes.set(number, { resolve, reject });
      send(running, { flush: number });
    }).finally(() => running.unref());
  }

  return {
    read(batch) {
      if (unread + batch.body.length > maxUnread) throw new ShopError('unavailable');
      unread += batch.body.length;
      waiting.push(batch);
      timer ??= setTimeout(handOver, handOverMs).unref();
    },
    flush,
    async close() {
      await flush().finally(() => thread?.terminate());
    },
  };
}
