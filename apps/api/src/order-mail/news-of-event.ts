import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import type { OrderNewsKind } from '../mail/order-news.ts';
import type { orderEventTable } from '../order/tables.ts';

type Pieces = readonly { lineItemId: string; quantity: number }[];
type OrderEvent = Pick<typeof orderEventTable.$inferSelect, 'id' | 'kind' | 'detail'>;

/** `about` makes a mail of its kind happen once: a parcel's number, a refund's id. */
export type News = { kind: OrderNewsKind; about: string; parcelId?: string; lines?: Pieces; refundId?: string; amount?: number };

/** What a verb or a carrier writes beside an event. */
type Detail = {
  parcel?: number;
  parcelId?: string;
  type?: ParcelEventType | 'received';
  lines?: Pieces;
  refundId?: string;
  amount?: number;
  /** Handed over in a store. */
  isCollected?: boolean;
  /** Waited in a store until its days were over. */
  isUncollected?: boolean;
};

const ofParcels: Partial<Record<ParcelEventType, OrderNewsKind>> = {
  outForDelivery: 'out-for-delivery',
  pickupReady: 'ready-for-pickup',
  delivered: 'delivered',
  returnDelivered: 'return-received',
};

/** Of all that happens to an order, what its buyer is told by mail. */
export function newsOfEvent({ id, kind, detail }: OrderEvent, { isCancelled }: { isCancelled: boolean }): News | undefined {
  const { parcel, parcelId = '', type, lines = [], refundId = '', amount = 0, isCollected, isUncollected } = (detail ?? {}) as Detail;
  if (isCollected) return undefined;
  switch (kind) {
    case 'shipped':
      return { kind: 'dispatched', about: String(parcel), parcelId };
    case 'parcelEvent': {
      const told = type && type !== 'received' ? ofParcels[type] : undefined;
      return told && { kind: told, about: String(parcel), parcelId };
    }
    case 'returnEvent':
      return type === 'received' || type === 'returnDelivered' ? { kind: 'return-received', about: String(id), lines } : undefined;
    case 'cancelledLines':
      if (isUncollected) return { kind: 'not-collected', about: String(id), lines };
      return { kind: isCancelled ? 'cancelled' : 'part-cancelled', about: String(id), lines };
    case 'refunded':
      return { kind: 'refunded', about: refundId, refundId, amount };
    default:
      return undefined;
  }
}
