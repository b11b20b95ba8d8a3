import type { Audience } from '@selvedge/contract/content/widgets/smart.ts';

type Variant = { audience: Audience; from?: string | undefined; until?: string | undefined };

/** The first variant that fits who is looking and when. `now` is unknown while a page is rendered for everybody: then dated variants wait. */
export function pickVariant<V extends Variant>(
  variants: readonly V[],
  { audience, now }: { audience: Audience; now?: Date },
): V | undefined {
  return variants.find((variant) => (variant.audience === 'everyone' || variant.audience === audience) && isCurrent(variant, now));
}

function isCurrent({ from, until }: Variant, now: Date | undefined): boolean {
  if (!from && !until) return true;
  if (!now) return false;
  // A date that cannot be read is a mistake of an editor: showing too little is safer than announcing too early.
  return (!from || now >= new Date(from)) && (!until || now < new Date(until));
}
