export type IdleQueue = ReturnType<typeof createIdleQueue>;

type Options = { isQuiet: () => boolean; quietMs: number; maxWaiting: number };

/**
 * Does one thing at a time, and only after nothing else has been going on for a while: a visitor who waits for a picture must
 * not wait for the improvement of another's.
 */
export function createIdleQueue({ isQuiet, quietMs, maxWaiting }: Options) {
  const waiting = new Map<string, () => Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function later(): void {
    if (isClosed || timer || waiting.size === 0) return;
    timer = setTimeout(next, quietMs).unref();
  }

  async function next(): Promise<void> {
    const [first] = waiting;
    if (first && isQuiet()) {
      await first[1]().catch(() => {});
      waiting.delete(first[0]);
    }
    timer = undefined;
    later();
  }

  return {
    /** What does not fit is dropped: the next visitor asks again. */
    add(name: string, work: () => Promise<unknown>): void {
      if (waiting.size < maxWaiting && !waiting.has(name)) waiting.set(name, work);
      later();
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
