import type { Tier } from '@selvedge/contract/loyalty-rules.ts';
import { tierOf } from './tier-of.ts';

type Standing = {
  /** The points of the last twelve months. */
  earned: number;
  tiers: readonly Tier[];
  /** What was held last, and until when it stays. A market that has no such tier knows nothing of it. */
  held: { id: string; until: Date } | undefined;
  now: Date;
};

/** Up at once, down only when the time of the tier is over: whichever is higher, what is held or what is reached. */
export function heldTier({ earned, tiers, held, now }: Standing): { tier: Tier | undefined; next: Tier | undefined; until?: Date } {
  const { tier: reached } = tierOf(earned, tiers);
  const kept = held && held.until > now ? tiers.find(({ id }) => id === held.id) : undefined;
  const tier = kept && kept.from >= (reached?.from ?? -1) ? kept : reached;
  const { next } = tierOf(Math.max(earned, tier?.from ?? 0), tiers);
  return { tier, next, ...(tier && tier === kept && tier.from > 0 && { until: held!.until }) };
}
