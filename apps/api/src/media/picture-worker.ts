import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type ComposerModule, makePicture, type Order } from './make-picture.ts';

export type WorkerSettings = { composer?: string | undefined; originals?: string | undefined };
export type WorkerQuestion = { id: number; order: Order };
/** Ready once the composer is there: the first picture's time limit must not be spent on starting. */
export type WorkerAnswer = { isReady: true } | { id: number; bytes: Uint8Array } | { id: number; error: string };

// One picture, one core: the pool decides how many are made at once. Nothing is made twice, so keeping operations is a waste.
sharp.concurrency(1);
sharp.cache(false);

const { composer, originals } = workerData as WorkerSettings;
const composing = composer === undefined ? undefined : (import(composer) as Promise<ComposerModule>);

parentPort?.on('message', ({ id, order }: WorkerQuestion) => {
  answer(id, order).then(
    (message) => parentPort?.postMessage(message),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies WorkerAnswer),
  );
});

// A composer that can't be read fails each picture with its reason, instead of the thread without one.
void Promise.allSettled([composing]).then(() => parentPort?.postMessage({ isReady: true } satisfies WorkerAnswer));

async function answer(id: number, order: Order): Promise<WorkerAnswer> {
  const compose = (await composing)?.composePicture;
  return { id, bytes: await makePicture(order, { compose, originals }) };
}
