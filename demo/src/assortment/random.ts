export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** From low to high, both included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** So many different ones, in the order of `from`. */
  sample<T>(from: readonly T[], size: number): T[];
  chance(probability: number): boolean;
};

/** The same numbers for the same seed and name, whatever was asked before: a style looks the same in a shop of 400 and of 400,000. */
export function random(seed: number, name: string): Random {
  let state = hash(`${seed} ${name}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[whole(0, from.length - 1)]!;
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    sample(from, size) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(size, from.length)) chosen.add(whole(0, from.length - 1));
      return [...chosen].sort((a, b) => a - b).map((at) => from[at]!);
    },
  };
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}
