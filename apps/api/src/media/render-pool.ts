import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Order } from './make-picture.ts';
import type { WorkerAnswer, WorkerQuestion, WorkerSettings } from './picture-worker.ts';

/** A picture that is known but can't be made: a recipe the composer refuses, an original that is gone or broken. */
export class PictureFailed extends Error {}

export type RenderPoolOptions = WorkerSettings & {
  log: { warn(context: object, message: string): void };
  workers?: number;
  /** Orders that may wait. More are refused: their visitors would give up before we came to them. */
  maxWaiting?: number;
  timeoutMs?: number;
  /** A thread that has had nothing to do for so long is ended: it holds a hundred megabytes. */
  idleMs?: number;
};
export type RenderPool = ReturnType<typeof openRenderPool>;

type Job = {
  id: number;
  order: Order;
  attempts: number;
  timer?: NodeJS.Timeout;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
};
type Slot = {
  thread: Worker | undefined;
  isReady: boolean;
  /** It failed a moment ago and is not started again yet. */
  isResting: boolean;
  jobs: Map<number, Job>;
  failedStarts: number;
  ending?: NodeJS.Timeout | undefined;
  isEnding?: boolean;
};

/** Two at once in a thread: while one picture is encoded outside of it, the next is drawn. */
const jobsPerThread = 2;
const slowestRespawnMs = 5_000;
const mostFailedStarts = 3;

/** Threads that make pictures, so that the one that answers requests never does. They are started when there is something to do, and replaced when they die of it. */
export function openRenderPool({ log, composer, originals, ...options }: RenderPoolOptions) {
  const { workers = Math.max(1, availableParallelism() - 1), maxWaiting = 300, timeoutMs = 20_000, idleMs = 60_000 } = options;
  const waiting: Job[] = [];
  const slots: Slot[] = Array.from({ length: workers }, () => ({
    ...{ thread: undefined, isReady: false, isResting: false, failedStarts: 0 },
    jobs: new Map(),
  }));
  let lastId = 0;
  let isClosed = false;

  /** As many threads as what waits can use. */
  function wake(): void {
    const wanted = Math.min(workers, Math.ceil(waiting.length / jobsPerThread));
    const missing = wanted - slots.filter(({ thread, jobs }) => thread && jobs.size < jobsPerThread).length;
    const absent = slots.filter(({ thread, isResting }) => !thread && !isResting);
    for (const slot of absent.slice(0, Math.max(0, missing))) spawn(slot);
  }

  function spawn(slot: Slot): void {
    if (isClosed) return;
    const workerData = { composer, originals } satisfies WorkerSettings;
    const thread = new Worker(new URL('./picture-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    slot.thread = thread;
    // A shop that is asked to stop does not wait for pictures.
    thread.unref();
    thread.on('message', (answer: WorkerAnswer) => settle(slot, answer));
    thread.on('error', (error) => log.warn({ err: error }, 'a picture thread failed'));
    thread.on('exit', () => replace(slot));
  }

  function settle(slot: Slot, answer: WorkerAnswer): void {
    if ('isReady' in answer) {
      Object.assign(slot, { isReady: true, failedStarts: 0 });
      dispatch();
      return;
    }
    const job = slot.jobs.get(answer.id);
    if (!job) return;
    slot.jobs.delete(job.id);
    clearTimeout(job.timer);
    if ('error' in answer) job.reject(new PictureFailed(answer.error));
    else job.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
    dispatch();
    if (slot.jobs.size === 0) endWhenIdle(slot);
  }

  function endWhenIdle(slot: Slot): void {
    const { thread } = slot;
    clearTimeout(slot.ending);
    slot.ending = setTimeout(() => {
      if (slot.jobs.size > 0 || slot.thread !== thread) return;
      slot.isReady = false;
      slot.isEnding = true;
      void thread?.terminate();
    }, idleMs).unref();
  }

  function replace(slot: Slot): void {
    const lost = [...slot.jobs.values()];
    clearTimeout(slot.ending);
    slot.failedStarts += slot.isReady || slot.isEnding ? 0 : 1;
    Object.assign(slot, { thread: undefined, isReady: false, isEnding: false });
    slot.jobs.clear();
    for (const job of lost) {
      clearTimeout(job.timer);
      job.attempts += 1;
      if (isClosed || job.attempts > 1) job.reject(isClosed ? new ShopError('unavailable') : new PictureFailed('Its thread died twice.'));
      else waiting.unshift(job);
    }
    if (slot.failedStarts >= mostFailedStarts && !slots.some(({ isReady }) => isReady)) refuseWaiting();
    // A thread that can't even start would otherwise be started as fast as the machine allows.
    slot.isResting = true;
    setTimeout(
      () => {
        slot.isResting = false;
        dispatch();
      },
      Math.min(slowestRespawnMs, slot.failedStarts * 250),
    ).unref();
  }

  function refuseWaiting(): void {
    for (const job of waiting.splice(0)) job.reject(new ShopError('unavailable'));
  }

  function dispatch(): void {
    while (waiting[0]) {
      const slot = slotFor(waiting[0]);
      if (!slot) {
        wake();
        return;
      }
      start(slot, waiting.shift() as Job);
    }
  }

  /** A job whose thread died runs alone: if it was the one to blame, it must not take another down with it again. */
  function slotFor({ attempts }: Job): Slot | undefined {
    const most = attempts > 0 ? 1 : jobsPerThread;
    const free = slots.filter(({ isReady, jobs }) => isReady && jobs.size < most && ![...jobs.values()].some((job) => job.attempts > 0));
    return free.sort((a, b) => a.jobs.size - b.jobs.size)[0];
  }

  function start(slot: Slot, job: Job): void {
    clearTimeout(slot.ending);
    slot.jobs.set(job.id, job);
    job.timer = setTimeout(() => {
      log.warn({ order: { width: job.order.width, type: job.order.type } }, 'a picture took too long; its thread is replaced');
      void slot.thread?.terminate();
    }, timeoutMs).unref();
    slot.thread?.postMessage({ id: job.id, order: job.order } satisfies WorkerQuestion);
  }

  return {
    render(order: Order): Promise<Buffer> {
      if (isClosed || waiting.length >= maxWaiting) return Promise.reject(new ShopError('unavailable'));
      return new Promise((resolve, reject) => {
        waiting.push({ id: ++lastId, order, attempts: 0, resolve, reject });
        dispatch();
      });
    },
    isIdle: () => waiting.length === 0 && slots.every(({ jobs }) => jobs.size === 0),
    /** What runs now; for tests that end a thread the hard way. */
    threads: () => slots.flatMap(({ thread }) => thread ?? []),
    async close(): Promise<void> {
      isClosed = true;
      refuseWaiting();
      await Promise.all(slots.map(({ thread }) => thread?.terminate()));
    },
  };
}
