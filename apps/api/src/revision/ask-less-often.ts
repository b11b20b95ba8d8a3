export type AskLessOften = {
  ask: () => void;
  /** The pause while something happens. */
  shortestMs?: number;
  longestMs?: number;
  /** Whether notices arrive, so that none is lost. */
  isHearing?: () => boolean;
  /** The pause while they do and nothing happens. */
  restMs?: number;
};

/**
 * Asks again and again, in case a notice was lost: soon while something happens, and more and more slowly while nothing does. Ten of
 * these asking every second kept an idle process busy, and every five seconds still did.
 */
export function askLessOften({
  ask,
  shortestMs = 1_000,
  longestMs = 5_000,
  isHearing = () => false,
  restMs = Math.max(longestMs, 60_000),
}: AskLessOften) {
  let pause = shortestMs;
  let timer: NodeJS.Timeout | undefined;
  let firesAt = 0;

  function wait(ms: number): void {
    clearTimeout(timer);
    firesAt = performance.now() + ms;
    timer = setTimeout(() => {
      pause = Math.min(pause * 2, isHearing() ? restMs : longestMs);
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

/** Asks at this pace and no other, when one is given. */
export function pollEvery(ms: number | undefined): Partial<AskLessOften> {
  return ms ? { shortestMs: ms, longestMs: ms, restMs: ms } : {};
}
