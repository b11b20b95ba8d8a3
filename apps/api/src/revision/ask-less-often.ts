export type AskLessOften = {
  ask: () => void;
  /** The pause while something happens. */
  shortestMs?: number;
  longestMs?: number;
};

/**
 * Asks again and again, in case a notice was lost: soon while something happens, and more and more slowly while nothing does. Ten of
 * these asking every second kept an idle process busy.
 */
export function askLessOften({ ask, shortestMs = 1_000, longestMs = 5_000 }: AskLessOften) {
  let pause = shortestMs;
  let timer: NodeJS.Timeout | undefined;
  let firesAt = 0;

  function wait(ms: number): void {
    clearTimeout(timer);
    firesAt = performance.now() + ms;
    timer = setTimeout(() => {
      pause = Math.min(pause * 2, longestMs);
      wait(pause);
      ask();
    }, ms).unref();
  }

  /** Asks after so many milliseconds at the latest; what is overdue and still not done must not be asked for without a pause. */
  function within(ms: number): void {
    const atLeast = Math.max(shortestMs, ms);
    if (timer && firesAt - performance.now() > atLeast) wait(atLeast);
  }

  wait(pause);
  return {
    within,
    /** Something has happened, or failed: more may be about to. */
    soon(): void {
      pause = shortestMs;
      within(pause);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
