import type { Tier } from '@selvedge/contract/loyalty-rules.ts';

/** The highest that is reached, and the next one above it. */
export function tierOf(earned: number, tiers: readonly Tier[]): { tier: Tier | undefined; next: Tier | undefined } {
  const rising = [...tiers].sort((a, b) => a.from - b.from);
  return { tier: rising.findLast(({ from }) => from <= earned), next: rising.find(({ from }) => from > earned) };
}
