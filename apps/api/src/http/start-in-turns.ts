export type Turns = { start(work: () => void): void; noteArrival(): void };

/** Node takes on one connection in each turn of the event loop: so many may come before the next piece of work. */
const mostLooks = 256;

/**
 * Starts one piece of work at a time, and looks at the network in between for as long as somebody new arrives. A page is rendered in
 * one go: with a page in every turn, and one connection, a thousand visitors would wait where nobody counts, refuses or answers them.
 */
export function startInTurns(): Turns {
  const waiting: (() => void)[] = [];
  let hasArrived = false;
  let looks = 0;

  function takeTurn(): void {
    if (hasArrived && looks < mostLooks) {
      hasArrived = false;
      looks += 1;
      setImmediate(takeTurn);
      return;
    }
    looks = 0;
    const work = waiting.shift();
    if (waiting.length > 0) setImmediate(takeTurn);
    work?.();
  }

  return {
    start(work) {
      if (waiting.push(work) === 1) setImmediate(takeTurn);
    },
    noteArrival() {
      hasArrived = true;
    },
  };
}
