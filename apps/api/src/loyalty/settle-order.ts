import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import { keptPieces } from '@selvedge/domain/loyalty/kept-pieces.ts';
import { paidInMoney } from '@selvedge/domain/loyalty/points-payment.ts';
import { isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { returnUntil } from '@selvedge/domain/returns/return-window.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getOrderRow, type OrderRow } from '../order/locked-order.ts';
import { listOrderLines, loadParts } from '../order/order-parts.ts';
import { countExchanged, findPayingOrder } from '../order/paying-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { type CampaignsOf, noCampaigns } from './campaigns-of.ts';
import { earningLines } from './earning-lines.ts';
import { findBuyer } from './find-buyer.ts';
import { findTier } from './keep-tier.ts';
import { loadProgramme } from './load-programme.ts';
import { lockAccount, openAccount } from './lock-account.ts';
import { settlePurchase } from './settle-purchase.ts';
import { type AccountRow, loyaltyPurchaseTable, type PurchaseRow } from './tables.ts';

export type Settling = {
  content: ContentSnapshot;
  now: Date;
  campaignsOf?: CampaignsOf;
  /** Booked is what is due by then; usually now. */
  dueBy?: Date;
};

export const orderReference = (orderId: string) => `order:${orderId}`;

/**
 * After anything that happened to an order: its points are what its buyer keeps is worth. Undefined when it earns none. The account's lock
 * is what makes two events of one order come one after the other; lines are read behind it.
 */
export async function settleOrder(tx: Db, eventOf: string, settling: Settling): Promise<PurchaseRow | undefined> {
  // What happens to an exchange concerns the points of the order that paid for it.
  const { order } = await findPayingOrder(tx, await getOrderRow(tx, eventOf));
  const orderId = order.id;
  if (order.state === 'paymentProcessing') return undefined;
  const account = await lockBuyer(tx, order, settling.now);
  if (!account || account.closedAt) return undefined;
  const purchase = (await findPurchase(tx, orderReference(orderId))) ?? (await takeUp(tx, { order, account, settling }));
  if (!purchase) return undefined;
  const { lines, parcels } = await loadParts(tx, orderId);
  const { fulfilment } = await getOrderRow(tx, orderId);
  const exchanged = await countExchanged(tx, orderId);
  const kept = new Map(lines.map((line) => [line.lineId, keptPieces(line) + (exchanged.get(line.lineId) ?? 0)]));
  const { expiresAfterMonths } = await loadProgramme(tx, order);
  const expiresAt = expiryOf(settling.now, expiresAfterMonths);
  const settled = await settlePurchase(tx, { purchase, kept, now: settling.now, expiresAt });
  const days = returnDaysOf(settling.content, order.market);
  const dueAt = returnUntil(parcels, { days, isSentWhole: isSentWhole(fulfilment) }) ?? null;
  if (settled.state === 'pending') await setDue(tx, settled.reference, dueAt);
  return { ...settled, dueAt };
}

export async function findPurchase(db: Db, reference: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(loyaltyPurchaseTable).where(eq(loyaltyPurchaseTable.reference, reference));
  return row;
}

export async function setDue(tx: Db, reference: string, dueAt: Date | null): Promise<void> {
  await tx.update(loyaltyPurchaseTable).set({ dueAt }).where(eq(loyaltyPurchaseTable.reference, reference));
}

async function lockBuyer(tx: Db, order: OrderRow, now: Date): Promise<AccountRow | undefined> {
  const known = await findPurchase(tx, orderReference(order.id));
  if (known) return lockAccount(tx, known.accountId);
  const buyer = await findBuyer(tx, order);
  return buyer && openAccount(tx, { ...buyer, market: order.market, now });
}

type TakeUp = { order: OrderRow; account: AccountRow; settling: Settling };

async function takeUp(tx: Db, { order, account, settling }: TakeUp): Promise<PurchaseRow | undefined> {
  const { market, currency, placedAt } = order;
  const bought = (await listOrderLines(tx, [order.id])).filter(({ giftCard }) => giftCard === null);
  const campaignsOf = settling.campaignsOf ?? noCampaigns;
  const percents = await campaignsOf(tx, { market, articles: bought.map(({ sku }) => sku), at: placedAt });
  const programme = await loadProgramme(tx, order);
  const byPoints = await sumPaidByPoints(tx, order.id);
  const lines = earningLines({
    programme,
    currency,
    tier: await findTier(tx, { account, programme, now: placedAt }),
    lines: bought.map(({ lineId, quantity, total }, at) => {
      const amount = paidInMoney(total, { total: order.total, byPoints });
      return { lineId, quantity, amount, percents: percents[at] ?? [] };
    }),
  });
  if (lines.length === 0) return undefined;
  const row = { reference: orderReference(order.id), accountId: account.id, market, lines, placedAt };
  const [written] = await tx.insert(loyaltyPurchaseTable).values(row).returning();
  return written;
}

/** What was paid with points earns none. */
async function sumPaidByPoints(db: Db, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(o.amount), 0) as amount from order_payment o join loyalty_payment p on p.card_id::text = o.payment_id
    where o.order_id = ${orderId}`);
  return Number(rows[0]!.amount);
}

export function returnDaysOf(content: ContentSnapshot, market: string): number {
  const settings = content.byMarket.get(market)?.documents.get('basket-settings') as Partial<BasketSettings> | undefined;
  return settings?.returnDays ?? 30;
}
