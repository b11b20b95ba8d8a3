import { useState } from 'react';
import type { ListedOrder } from '../state-text.ts';
import type { LastPacked } from './last-parcel.tsx';
import type { PackingList } from './packing.tsx';
import { useNextOrder } from './use-next-order.ts';

type Place = { id: string | undefined /** The list to pack is shown. */; isOpen: boolean };

/** Undefined where an order is looked at and not packed one after the other. */
export function usePackingList(orders: readonly ListedOrder[] | undefined, { id, isOpen }: Place): PackingList | undefined {
  const { next, isListed, notePacked } = useNextOrder(orders, id);
  const [last, setLast] = useState<LastPacked>();
  if (!isOpen || !isListed) return undefined;
  return {
    ...{ next, last },
    onPacked: (packed) => {
      notePacked(packed.orderId);
      setLast(packed);
    },
  };
}
