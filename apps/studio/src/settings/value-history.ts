/** What a value was before, step by step. Letters that follow each other closely are one step: nobody takes them back one by one. */
export type ValueHistory<T> = { past: readonly T[]; now: T; future: readonly T[]; at: number };

const closeMs = 700;
const most = 100;

export const beginHistory = <T>(now: T): ValueHistory<T> => ({ past: [], now, future: [], at: 0 });

/** `moment`: when it was typed. Left out, it is a step of its own, however soon it follows. */
export function addStep<T>({ past, now, at }: ValueHistory<T>, next: T, moment?: number): ValueHistory<T> {
  const isClose = past.length > 0 && moment !== undefined && moment - at < closeMs;
  return { past: isClose ? past : [...past, now].slice(-most), now: next, future: [], at: moment ?? 0 };
}

export function stepBack<T>(history: ValueHistory<T>): ValueHistory<T> {
  const { past, now, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], at: 0 };
}

export function stepForward<T>(history: ValueHistory<T>): ValueHistory<T> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future: rest, at: 0 };
}
