import type { FoundOrder } from '@selvedge/contract/studio/orders.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import type { Db } from '../db/db.ts';
import { listOrderLines } from './order-parts.ts';
import type { OrderRow } from './store.ts';

type Sending = Pick<FoundOrder, 'fulfilment' | 'openQuantity' | 'sentQuantity' | 'toSendQuantity'>;
type Lines = Awaited<ReturnType<typeof listOrderLines>>;

/** How far the sending of each order is, with one question for all of them. What is sent by mail is no piece here. */
export async function loadSending(db: Db, rows: readonly OrderRow[]): Promise<(row: OrderRow) => Sending & { lines: Lines }> {
  const lines = Map.groupBy(
    await listOrderLines(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return ({ id, fulfilment }) => {
    const own = lines.get(id) ?? [];
    const sum = (count: (line: Lines[number]) => number) => own.reduce((all, line) => all + (line.isDigital ? 0 : count(line)), 0);
    return {
      ...{ lines: own, fulfilment, openQuantity: sum(openPieces) },
      sentQuantity: sum(({ shipped }) => shipped),
      toSendQuantity: sum(({ quantity, cancelled }) => quantity - cancelled),
    };
  };
}
