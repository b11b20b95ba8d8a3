import type { Db } from '../db/db.ts';
import type { OrderReturnNews } from '../mail/order-return.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mailLine } from '../order/confirmed-order.ts';
import { accessToken } from '../order/order-access.ts';
import { estimateReturn, type Pieces } from './estimate-return.ts';
import type { Returnable } from './load-returnable.ts';
import { sizeOf } from './size-of.ts';

type Told = Pick<OrderReturnNews, 'kind' | 'reason'> & { of: Returnable; pieces: Pieces; returnNumber: string; now: Date };

/** In the transaction of what it tells of: the buyer has it in writing, or it did not happen. */
export async function mailReturn(tx: Db, { kind, reason, of, pieces, returnNumber, now }: Told): Promise<void> {
  const { order } = of;
  // Nobody is there to be told.
  if (order.email === null) return;
  const { worths } = estimateReturn(of, { pieces, isWithdrawal: of.isWithdrawable });
  const lines = pieces.map(({ lineItemId, quantity, exchange }, at) => {
    const line = mailLine(order.document.lines.find(({ id }) => id === lineItemId)!, order.currency);
    const size = exchange ? `${line.size} → ${sizeOf(exchange)}` : line.size;
    return { ...line, size, quantity, amount: worths[at]! };
  });
  const values = {
    ...{ kind, orderId: order.id, orderNumber: order.number, token: accessToken(order, 'mail'), currency: order.currency },
    ...{ returnNumber, lines, at: now.toISOString(), ...(reason !== undefined && { reason }) },
  };
  await sendMail(tx, { template: 'order-return', to: order.email, market: order.market, values, now });
}
