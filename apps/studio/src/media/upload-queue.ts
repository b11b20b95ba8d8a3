import type { Attempt } from '@selvedge/contract/attempt.ts';
import { library, mostUploadBytes, type UploadAnswer, uploadTypes } from '@selvedge/contract/studio/media.ts';
import { errorText } from '../lib/error-text.ts';
import { text } from '../texts/text.ts';
import { plainName, sendFile } from './send-file.ts';

export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 1. */
  part: number;
  problem?: string;
  /** By what it is called or how large it is: sending it again would change nothing. */
  isRefused?: boolean;
  answer?: UploadAnswer;
};

export type UploadQueue = {
  read(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  add(files: Iterable<File>): void;
  retry(id: number): void;
  clear(): void;
};

const atOnce = 2;

type Send = (file: File, onProgress: (part: number) => void) => Promise<Attempt<UploadAnswer>>;

const toLibrary: Send = (file, onProgress) =>
  sendFile({ url: `${library.upload.path}?${new URLSearchParams({ name: plainName(file) })}`, file, onProgress });

/** Several files, two at a time. One that fails holds up no other, and says why. */
export function createUploadQueue({ onArrived, send = toLibrary }: { onArrived: () => void; send?: Send }): UploadQueue {
  let uploads: readonly Upload[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, values: Partial<Upload>) => put(uploads.map((each) => (each.id === id ? { ...each, ...values } : each)));

  function next(): void {
    const busy = uploads.filter(({ state }) => state === 'sending').length;
    for (const { id, file } of uploads.filter(({ state }) => state === 'waiting').slice(0, atOnce - busy)) void run(id, file);
  }

  async function run(id: number, file: File): Promise<void> {
    change(id, { state: 'sending', part: 0 });
    const answer = await send(file, (part) => change(id, { part }));
    if (answer.hasError) change(id, { state: 'failed', problem: errorText(answer.error) });
    else change(id, { state: 'done', part: 1, answer: answer.data });
    if (!answer.hasError) onArrived();
    next();
  }

  return {
    read: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const added = [...files].map((file): Upload => {
        count += 1;
        const problem = refusalOf(file);
        return { id: count, file, part: 0, ...(problem ? { state: 'failed', problem, isRefused: true } : { state: 'waiting' }) };
      });
      put([...uploads, ...added]);
      next();
    },
    retry(id) {
      put(
        uploads.map(({ problem: _, ...each }) => (each.id === id ? { ...each, state: 'waiting' } : { ...each, ...(_ && { problem: _ }) })),
      );
      next();
    },
    clear: () => put(uploads.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

/** What the shop would refuse anyway is not sent. It decides by what a file is; this only by what it is called. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!uploadTypes.some((each) => each === type)) return text('media.not_a_picture');
  return size > mostUploadBytes ? text('media.too_large') : undefined;
}
