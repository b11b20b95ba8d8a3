import type { PageAlias } from '@selvedge/contract/page.ts';

export type Left = {
  quantity: number;
  alias: PageAlias;
  isSignedIn: boolean;
  /** A card is being presented, or a code read by a phone: nobody touches the screen, and nobody has left. */
  isPaying: boolean;
  /** A square code or a receipt is on the screen, which counts down and clears by itself. */
  isHandingOver: boolean;
  /** The shop is closed for maintenance: there is nothing to ask about, and nothing to lose. */
  isClosed: boolean;
  /** Somebody has done something since the last shopper was forgotten. */
  isTouched: boolean;
};

/**
 * ISO-006 what a store's device does when nobody has touched it for a while: asks whether somebody is still there, forgets quietly where there
 * is nothing to ask about, or nothing at all.
 */
export function whenIdle({ quantity, alias, isSignedIn, isPaying, isHandingOver, isClosed, isTouched }: Left): 'ask' | 'clear' | 'nothing' {
  if (isPaying || isHandingOver) return 'nothing';
  if (isClosed) return isTouched ? 'clear' : 'nothing';
  if (quantity > 0 || isSignedIn || alias !== 'homePage') return 'ask';
  return isTouched ? 'clear' : 'nothing';
}
