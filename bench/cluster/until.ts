import { setTimeout as wait } from 'node:timers/promises';

/** Asks until it is so. Throws after a bounded time, with what was waited for. */
export async function until(what: string, isSo: () => Promise<boolean | undefined>, mostMs = 120_000): Promise<void> {
  for (const end = Date.now() + mostMs; !(await isSo()); await wait(100))
    if (Date.now() > end) throw new Error(`Waited ${mostMs / 1000} s until ${what}.`);
}
