import { useRef } from 'react';
import type { ListedOrder } from '../state-text.ts';

/** Which order follows the one that is open, also once that has left the list because it was packed. */
export function useNextOrder(orders: readonly ListedOrder[] | undefined, opened: string | undefined) {
  const after = useRef<{ opened: string; ids: readonly string[] }>(undefined);
  const packed = useRef(new Set<string>());
  const at = orders?.findIndex(({ orderId }) => orderId === opened) ?? -1;
  if (opened && orders && at >= 0) after.current = { opened, ids: orders.slice(at + 1).map(({ orderId }) => orderId) };
  const isListed = after.current !== undefined && after.current.opened === opened;
  const following = isListed ? after.current!.ids : [];
  return {
    /** It stood on the list while it was open; what was opened by its address did not. */
    isListed,
    next: nextOf(orders ?? [], { opened, following, packed: packed.current }),
    /** The list is loaded again after each order, and may still hold it when the next one is done. */
    notePacked: (orderId: string) => void packed.current.add(orderId),
  };
}

type Place = { opened: string | undefined; following: readonly string[]; packed: ReadonlySet<string> };

/** `following`: those that stood below it. When all of them are gone, the list begins anew. */
export function nextOf(orders: readonly ListedOrder[], { opened, following, packed }: Place): ListedOrder | undefined {
  const others = orders.filter(({ orderId }) => orderId !== opened && !packed.has(orderId));
  return others.find(({ orderId }) => following.includes(orderId)) ?? others[0];
}
