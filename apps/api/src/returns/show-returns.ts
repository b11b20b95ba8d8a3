import type { OrderReturn, ReturnsAnswer, ReturnWish } from '@selvedge/contract/returns.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { returnablePieces, withdrawablePieces } from '@selvedge/domain/returns/returnable-pieces.ts';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { estimateReturn } from './estimate-return.ts';
import { listOtherSizes } from './list-other-sizes.ts';
import type { FoundReturn } from './list-returns.ts';
import { isOpen, loadReturnable, type Returnable, type ReturnLine } from './load-returnable.ts';
import { readLocalSizes } from './read-local-sizes.ts';
import { type PaidReturn, readPaid } from './read-paid.ts';
import { returnNumber } from './return-number.ts';
import { sizeOf } from './size-of.ts';

/** Everything about the returns of an order; every call answers it whole. */
export async function showReturns(
  db: Db,
  ctx: Pick<Ctx, 'content' | 'now'>,
  order: OrderRow,
  wishes: readonly ReturnWish[] = [],
): Promise<ReturnsAnswer> {
  const of = await loadReturnable(db, ctx, order);
  const { until, withdrawUntil, isWithdrawable, methods } = of;
  const { returns, lines } = showEach(of, await readPaid(db, of.returns));
  const skus = of.lines.map(({ sku }) => sku);
  const sizesOf = await listOtherSizes(db, { market: order.market, skus });
  const nameOf = await readLocalSizes(db, ctx.content, { market: of.market, skus });
  const known = wishes
    .filter(({ lineItemId }) => of.lines.some(({ lineId }) => lineId === lineItemId))
    .map(({ exchangeFor, lineItemId, ...wish }) => {
      const { sku } = of.lines.find(({ lineId }) => lineId === lineItemId)!;
      return { lineItemId, ...wish, exchange: sizesOf(sku).find((size) => size.sku === exchangeFor) };
    });
  const { goods, freight } = estimateReturn(of, { pieces: known, isWithdrawal: isWithdrawable, lines });
  const shown = of.lines.map((line) => {
    const { pieces, why } = returnablePieces(line, of);
    const withdrawable = isWithdrawable ? withdrawablePieces(line) : 0;
    const sizes = pieces > 0 ? sizesOf(line.sku).map((size) => ({ sku: size.sku, size: nameOf(size) })) : [];
    return { ...showPiece(order, line.lineId), quantity: pieces, withdrawable, sizes, ...(why && { why }) };
  });
  return {
    ...{ orderId: order.id, orderNumber: order.number, market: order.market, methods: [...methods], pickupDays: [...of.pickupDays] },
    ...(until && { until: until.toISOString() }),
    canWithdraw: shown.some(({ withdrawable }) => withdrawable > 0),
    ...(of.hasWithdrawal && withdrawUntil && { withdrawUntil: withdrawUntil.toISOString() }),
    lines: shown,
    comesBack: { amount: moneyOf(order, known.length > 0 ? goods + freight : 0), freight: moneyOf(order, known.length > 0 ? freight : 0) },
    returns,
  };
}

/** Newest first; what each is worth is counted oldest first, so that two of the same line come to the line. */
export function showEach(of: Returnable, paid: ReadonlyMap<string, PaidReturn>): { returns: OrderReturn[]; lines: readonly ReturnLine[] } {
  let lines: readonly ReturnLine[] = of.lines;
  const returns = of.returns.toReversed().map((each) => {
    if (!isOpen(each)) return showClosed(of.order, each, paid);
    const pieces = each.lines.map(({ lineId, quantity, reason, exchange }) => {
      return { lineItemId: lineId, quantity, reason, exchange: each.exchangeState === 'reserved' ? exchange : null };
    });
    const estimate = estimateReturn(of, { pieces, isWithdrawal: each.isWithdrawal, lines });
    lines = estimate.lines;
    return showReturn(of.order, each, { amount: estimate.goods + estimate.freight, isThrough: false });
  });
  return { returns: returns.toReversed(), lines };
}

/** Nothing is to be counted any more: it was paid, or never will be. */
export function showClosed(order: OrderRow, each: FoundReturn, paid: ReadonlyMap<string, PaidReturn>): OrderReturn {
  return showReturn(order, each, { amount: 0, isThrough: false, ...paid.get(each.id) });
}

function showReturn(order: OrderRow, row: FoundReturn, { amount, isThrough }: PaidReturn): OrderReturn {
  return {
    ...{ returnNumber: returnNumber(order, row), orderId: order.id, orderNumber: order.number, market: order.market },
    returnState: row.state === 'received' && isThrough ? 'refunded' : row.state,
    ...{ isWithdrawal: row.isWithdrawal, method: row.method, registered: row.registeredAt.toISOString(), refusal: row.refusal },
    ...(row.pickupDay !== null && { pickupDay: row.pickupDay }),
    lines: row.lines.map(({ lineId, quantity, reason, exchange }) => {
      const pictures = row.pictures.filter((picture) => picture.lineId === lineId).map(({ id }) => id);
      return {
        ...{ ...showPiece(order, lineId), quantity, reason },
        ...(exchange && { exchangeSize: sizeOf(exchange) }),
        ...(pictures.length > 0 && { pictures }),
      };
    }),
    amount: moneyOf(order, amount),
    ...(row.trackingNumber !== '' && { tracking: showTracking(row) }),
    ...(row.exchangeState !== null && { exchangeState: row.exchangeState }),
    ...(row.exchangeNumber !== null && { exchangeNumber: row.exchangeNumber }),
  };
}

function showTracking({ trackingNumber, trackingLink, trackingEvent, trackedAt }: FoundReturn) {
  const told = trackingEvent !== null && trackedAt !== null && { eventtype: trackingEvent, at: trackedAt.toISOString() };
  return { number: trackingNumber, link: trackingLink, ...told };
}

function showPiece({ document }: OrderRow, lineId: string) {
  const { name, colour, variant, imageUrl } = document.lines.find(({ id }) => id === lineId)!;
  return { lineItemId: lineId, name, colour: colour.name, size: sizeOf(variant), imageUrl };
}

export function moneyOf({ currency }: OrderRow, amount: number) {
  return { amount: toDecimal(amount, currency), currency };
}
