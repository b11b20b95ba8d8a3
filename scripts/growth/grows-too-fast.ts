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
    const begun = performance.now();
    const spent = costOf(() => work(textOf(attack, length)));
    const clockUs = (performance.now() - begun) * 1_000;
    if (spent > unnoticedUs && shorter > 0) {
      // The shorter text as often as makes the same length: some kernels count in steps of 4 ms, and one short text may take none.
      const times = Math.ceil(length / shorter);
      const long = leastOf(() => work(textOf(attack, length)));
      const same = leastOf(() => repeat(times, () => work(textOf(attack, shorter))));
      // Linear work costs the same in one piece or in many; a square costs as many times more as there are pieces.
      if (long > unnoticedUs && long > same * 3) return true;
    }
    if (length >= 2_048 && clockUs < quickUs) return false;
    shorter = length;
  }
  return false;
}

function leastOf(work: () => unknown): number {
  return Math.min(...[1, 2, 3].map(() => costOf(work)));
}

function repeat(times: number, work: () => unknown): void {
  for (let time = 0; time < times; time++) {
    // Each one counts, also where it refuses.
    try {
      work();
    } catch {}
  }
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
