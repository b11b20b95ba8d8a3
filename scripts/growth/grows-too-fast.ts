/** What a hostile text is made of: `before`, then `repeated` as often as it takes, then `after`. */
export type Attack = { before: string; repeated: string; after: string };

/** The small ones show what doubles with every character, before a larger one would never end. */
const lengths = [18, 24, 30, 36, 64, 256, 2_048, 16_384];
/** Too little to tell growth from noise, and too little to matter. */
const unnoticedUs = 15_000;
/** Whatever takes less than this for two thousand characters does not take their square. */
const quickUs = 300;

/**
 * Whether work grows faster than its input, told by one length against another within one run. The processor's time of this
 * thread is counted, not the clock's: other programs on a busy machine cannot make it longer.
 */
export function growsTooFast(work: (text: string) => unknown, attack: Attack): boolean {
  let shorter = 0;
  for (const length of lengths) {
    const spent = costOf(() => work(textOf(attack, length)));
    if (spent > unnoticedUs && shorter > 0) {
      const least = (of: number) => Math.min(...[1, 2, 3].map(() => costOf(() => work(textOf(attack, of)))));
      const long = least(length);
      // Linear work costs at most as many times more as the text is longer; a square costs that number's square.
      if (long > unnoticedUs && long / Math.max(least(shorter), 1) > (length / shorter) * 3) return true;
    }
    if (length >= 2_048 && spent < quickUs) return false;
    shorter = length;
  }
  return false;
}

function textOf({ before, repeated, after }: Attack, length: number): string {
  return before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
}

/** Microseconds of this thread. */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A refusal is an answer too; what it took to come to it counts.
  }
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
