import { writeMoney } from '../lib/write-money.ts';
import { formatMoment } from '../shell/moment.ts';
import { type TextKey, text } from '../texts/text.ts';
import { type ListedOrder, stateText } from './state-text.ts';

type Column = {
  id: ColumnId;
  title: TextKey;
  isNumber?: true;
  write: (order: ListedOrder) => string;
};

const ids = ['placed', 'state', 'buyer', 'market', 'quantity', 'open', 'sent', 'parcels', 'total'] as const;
export type ColumnId = (typeof ids)[number];

/** Beside the number, which every row has. */
export const orderColumns: readonly Column[] = [
  { id: 'placed', title: 'orders.placed', write: ({ created }) => formatMoment(created) },
  { id: 'state', title: 'orders.state', write: stateText },
  { id: 'buyer', title: 'orders.buyer', write: ({ buyer }) => buyer },
  { id: 'market', title: 'orders.market', write: ({ market }) => market },
  { id: 'quantity', title: 'desk.pieces', isNumber: true, write: ({ quantity }) => String(quantity) },
  { id: 'open', title: 'desk.open_pieces', isNumber: true, write: ({ openQuantity }) => String(openQuantity) },
  { id: 'sent', title: 'desk.sent', isNumber: true, write: writeSent },
  { id: 'parcels', title: 'desk.parcels', isNumber: true, write: ({ parcels }) => String(parcels ?? '') },
  { id: 'total', title: 'orders.total', isNumber: true, write: ({ total }) => writeMoney(total) },
];

const usual: readonly ColumnId[] = ['placed', 'state', 'buyer', 'market', 'open', 'sent', 'total'];

/** Nothing to send, nothing to say: what goes by mail, or was cancelled whole. */
function writeSent({ sentQuantity, toSendQuantity }: ListedOrder): string {
  return toSendQuantity === 0 ? '' : text('desk.sent_of', { count: sentQuantity, all: toSendQuantity });
}

export function readColumns(stored: unknown): readonly ColumnId[] {
  return Array.isArray(stored) ? ids.filter((id) => stored.includes(id)) : usual;
}
