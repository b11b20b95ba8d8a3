import { setTimeout as wait } from 'node:timers/promises';

const mostTries = 60;

type Collecting = { isBusy: () => Promise<boolean>; signal: AbortSignal; pauseMs?: number };

/**
 * What a start has read and thrown away is half of what V8 holds. By itself V8 collects it when it needs as much again, which in a shop with few
 * visitors is never, and gives pages back to the machine later still. Doing both holds everybody up for a fifth of a second, so it is done once,
 * when nobody is being answered; a shop that is never idle goes without. Needs --expose-gc.
 */
export async function collectGarbage({ isBusy, signal, pauseMs = 1_000 }: Collecting): Promise<boolean> {
  const collect = globalThis.gc;
  for (let tries = 0; collect && tries < mostTries; tries++) {
    await wait(pauseMs, undefined, { ref: false });
    if (signal.aborted) return false;
    if (await isBusy()) continue;
    await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
    return true;
  }
  return false;
}
