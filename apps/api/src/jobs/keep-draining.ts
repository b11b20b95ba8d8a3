import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { askLessOften, pollEvery } from '../revision/ask-less-often.ts';
import { listen } from '../revision/listen.ts';

export type Drain = {
  /** Does a batch of what is due and answers how many that were. */
  drain: () => Promise<number>;
  /** How many milliseconds from now the next is due that waits for its moment. */
  nextDueIn?: () => Promise<number | undefined>;
};

type KeepDraining = Drain & {
  pool: pg.Pool;
  /** Whose notices wake it. */
  channel: string;
  /** What the same notices wake, and what must not wait while the first one does. */
  beside?: readonly Drain[];
  /** What the log says when it could not. */
  failure: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pollMs?: number;
};

/** Who knows when the next is due is not kept waiting by a long rest; who does not may have to take over from a process that ended. */
const knownRestMs = 60_000;
const unknownRestMs = 15_000;

/** Does what is due as it is written: woken by a notice, and by the clock for what failed, what is due later, and what no notice told of. */
export function keepDraining({ pool, channel, beside = [], failure, log, pollMs, ...first }: KeepDraining): { stop(): Promise<void> } {
  const draining = [first, ...beside].map((one) =>
    drainWhole(one, {
      soon: () => asking.soon(),
      within: (ms) => asking.within(ms),
      onFailure: (error) => log.warn({ err: error }, failure),
    }),
  );
  const wake = () => {
    for (const one of draining) one.wake();
  };
  const restMs = first.nextDueIn ? knownRestMs : unknownRestMs;
  const asking = askLessOften({ ask: wake, isHearing: () => listener.isHearing(), restMs, ...pollEvery(pollMs) });
  const wakeSoon = () => {
    asking.soon();
    wake();
  };
  const listener = listen({ pool, channel, onNotice: wakeSoon, onConnect: wake, onLost: asking.soon, log });
  return {
    async stop() {
      asking.stop();
      await Promise.all(draining.map((one) => one.stop()));
      await listener.stop();
    },
  };
}

type Asking = { soon: () => void; within: (ms: number) => void; onFailure: (error: unknown) => void };

/** Until nothing is due any more, and never twice at a time. */
function drainWhole({ drain, nextDueIn }: Drain, { soon, within, onFailure }: Asking): { wake(): void; stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function drainAll(): Promise<void> {
    let done = 0;
    do {
      isAskedAgain = false;
      done = await drain();
      if (done > 0) soon();
      const ms = done > 0 ? undefined : await nextDueIn?.();
      // A timer may fire a moment early.
      if (ms !== undefined) within(ms + 5);
    } while ((done > 0 || isAskedAgain) && !isStopped);
  }

  return {
    wake() {
      isAskedAgain = true;
      if (isStopped) return;
      running ??= drainAll()
        .catch((error) => {
          soon();
          onFailure(error);
        })
        .finally(() => {
          running = undefined;
        });
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
