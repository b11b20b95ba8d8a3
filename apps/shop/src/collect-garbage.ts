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

/** Of a core: who works more than that is being asked. */
const idleShare = 0.05;
/** Less than that is not worth holding anybody up. */
const grownBytes = 48 * 1024 * 1024;

/** `dropUnused` lets go of what is kept for the next request and is made anew when it comes. */
type AfterLoads = Collecting & { dropUnused: () => void };

/**
 * The same for what a load leaves, as often as one ends. Looking now and then costs nothing that could be measured.
 */
export async function collectAfterLoads({ signal, dropUnused, pauseMs = 5_000, ...how }: AfterLoads): Promise<void> {
  let least = process.memoryUsage.rss();
  while (!signal.aborted) {
    const before = process.cpuUsage();
    await wait(pauseMs, undefined, { ref: false });
    const { user, system } = process.cpuUsage(before);
    const resident = process.memoryUsage.rss();
    least = Math.min(least, resident);
    if (!isLoadOver({ least, resident, workedMs: (user + system) / 1000, pauseMs })) continue;
    dropUnused();
    if (await collectGarbage({ ...how, signal })) least = process.memoryUsage.rss();
  }
}

type Looked = { least: number; resident: number; workedMs: number; pauseMs: number };

/** The process has grown since it was last collected, and has had hardly anything to do for a while. */
export function isLoadOver({ least, resident, workedMs, pauseMs }: Looked): boolean {
  return workedMs < pauseMs * idleShare && resident - least >= grownBytes;
}
