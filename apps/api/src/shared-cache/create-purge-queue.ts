import { surrogateKeys } from './surrogate-keys.ts';

type Options = {
  purge: (keys: readonly string[]) => Promise<void>;
  /** Once for each time that the cache goes away. */
  onFailure: (error: unknown) => void;
  delaysMs?: readonly number[];
  pauseMs?: number;
};
/** `step`: how often the cache has heard these already. */
type Due = { keys: readonly string[]; step: number; at: number };
export type PurgeQueue = ReturnType<typeof createPurgeQueue>;

/**
 * At once, and again: a process that is late with its new snapshot, or an answer that was on its way, can put an old page back into the
 * cache after it was told.
 */
const usualDelays = [0, 500, 1_500, 4_000, 15_000, 60_000];
const mostWaiting = 200;
const longestPause = 30_000;

/** What one cache has still to be told. A cache that is away is tried again until it has heard. */
export function createPurgeQueue({ purge, onFailure, delaysMs = usualDelays, pauseMs = 500 }: Options) {
  let waiting: Due[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let pause = 0;
  let isClosed = false;

  function plan(): void {
    clearTimeout(timer);
    const next = Math.min(...waiting.map(({ at }) => at));
    if (isClosed || sending || waiting.length === 0) return;
    timer = setTimeout(send, Math.max(pause, next - performance.now(), 0)).unref();
  }

  function send(): void {
    sending = sendDue().finally(() => {
      sending = undefined;
      plan();
    });
  }

  async function sendDue(): Promise<void> {
    const now = performance.now();
    const due = waiting.filter(({ at }) => at <= now);
    if (due.length === 0) return;
    try {
      await purge([...new Set(due.flatMap(({ keys }) => keys))]);
      waiting = waiting.filter((each) => !due.includes(each));
      waiting.push(...due.flatMap(again));
      pause = 0;
    } catch (error) {
      if (pause === 0) onFailure(error);
      pause = Math.min(Math.max(pauseMs, pause * 2), longestPause);
    }
  }

  /** Counted from when the cache has heard, so that one that was away hears it again as late as the others. */
  function again({ keys, step }: Due): Due[] {
    const [before, after] = delaysMs.slice(step, step + 2);
    return after === undefined ? [] : [{ keys, step: step + 1, at: performance.now() + after - before! }];
  }

  return {
    add(keys: readonly string[]): void {
      if (keys.length === 0 || isClosed) return;
      waiting.push({ keys, step: 0, at: performance.now() });
      // A cache that was away for so long is told to forget everything.
      if (waiting.length > mostWaiting) waiting = [{ keys: [surrogateKeys.pages], step: 0, at: performance.now() }];
      plan();
    },
    /** What was to be told again is not: the next worker begins with everything. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
