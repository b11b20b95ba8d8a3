/** `rank`: what is worth more is started first. */
export type Turns = { start(work: () => void, rank?: number): void; noteArrival(): void };

/** Node takes on one connection in each turn of the event loop: so many may come before the next piece of work. */
const mostLooks = 256;
/** So often it is the turn of who has waited longest, whatever it is worth: nobody waits for ever. */
const longestEvery = 8;

type Waiting = { work: () => void; arrival: number };

/**
 * Starts one piece of work at a time, and looks at the network in between for as long as somebody new arrives. A page is rendered in
 * one go: with a page in every turn, and one connection, a thousand visitors would wait where nobody counts, refuses or answers them.
 * A purchase that waited its turn behind a hundred searches would take as long as all of them.
 */
export function startInTurns(): Turns {
  const queues = new Map<number, Waiting[]>();
  let waiting = 0;
  let arrivals = 0;
  let started = 0;
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
    const work = takeNext();
    if (waiting > 0) setImmediate(takeTurn);
    work?.();
  }

  function takeNext(): (() => void) | undefined {
    const open = [...queues].filter(([, queue]) => queue.length > 0);
    const oldest = ([, [a]]: (typeof open)[number], [, [b]]: (typeof open)[number]) => a!.arrival - b!.arrival;
    const highest = ([a]: (typeof open)[number], [b]: (typeof open)[number]) => b - a;
    started += 1;
    const [first] = open.sort(started % longestEvery === 0 ? oldest : highest);
    waiting -= 1;
    return first?.[1].shift()?.work;
  }

  return {
    start(work, rank = 0) {
      const queue = queues.get(rank) ?? [];
      queues.set(rank, queue);
      queue.push({ work, arrival: arrivals++ });
      waiting += 1;
      if (waiting === 1) setImmediate(takeTurn);
    },
    noteArrival() {
      hasArrived = true;
    },
  };
}
