/** A means of payment of an order, in minor units. `captured`: what the provider was asked to take; of a card that gives, all of it. */
export type PaidMeans = {
  paymentId: string;
  kind: 'provider' | 'giftCard';
  amount: number;
  captured: number;
  refunded: number;
  /** Of `refunded`: what was only held and let go. */
  released: number;
};

export type RefundPart = { paymentId: string; amount: number; released: number };

/** What can still go back. */
export function leftToRefund(means: readonly PaidMeans[]): number {
  return means.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}

/** What a provider holds for us and was neither asked for nor let go. */
export function heldOf({ amount, captured, released }: PaidMeans): number {
  return amount - captured - released;
}

/**
 * By which means an amount goes back: gift cards first, each onto itself, then the provider. Of goods that never left, what is only held
 * is let go first; of goods that did, what was taken is given back, since what is held belongs to the rest of the order. Undefined when
 * it is more than was paid and has not gone back yet.
 */
export function spreadRefund(
  amount: number,
  means: readonly PaidMeans[],
  { isHeldFirst }: { isHeldFirst: boolean },
): RefundPart[] | undefined {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > leftToRefund(means)) return undefined;
  let left = amount;
  const parts: RefundPart[] = [];
  for (const each of [...means].sort(byKind)) {
    const { amount, refunded } = each;
    const part = Math.min(left, amount - refunded);
    if (part === 0) continue;
    const held = heldOf(each);
    const taken = each.captured - (each.refunded - each.released);
    parts.push({ paymentId: each.paymentId, amount: part, released: isHeldFirst ? Math.min(part, held) : Math.max(0, part - taken) });
    left -= part;
  }
  return parts;
}

function byKind(a: PaidMeans, b: PaidMeans): number {
  const place = ({ kind }: PaidMeans) => (kind === 'giftCard' ? 0 : 1);
  return place(a) - place(b) || (a.paymentId < b.paymentId ? -1 : 1);
}
