import type { SentBatch } from './sent-batch.ts';

export type Outcome = 'taken' | 'invalid' | 'refused' | 'bot' | 'sampled' | 'full';

/** Reads batches, holds what they say and writes it, once a second, together with others. */
export type EventReader = {
  /** Never waits. */
  read(batch: SentBatch): void;
  /** Writes all that waits. */
  flush(): Promise<void>;
  /** Writes all that waits and ends. */
  close(): Promise<void>;
};

/** Told what became of events, and of each write that failed. */
export type ReaderNews = { onCount(outcome: Outcome, events: number): void; onError(error: unknown): void };
