import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ReturnMethod } from '@selvedge/contract/returns.ts';
import { startOfUtcDay } from '@selvedge/domain/date/utc-day.ts';
import { nextWorkingDays } from '@selvedge/domain/date/working-days.ts';
import { withdrawalDaysIn } from '@selvedge/domain/duty/withdrawal-days-in.ts';
import { isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import type { LineMoney } from '@selvedge/domain/order/worth-of-pieces.ts';
import { openReturnStates } from '@selvedge/domain/returns/return-state.ts';
import { isOver, returnUntil } from '@selvedge/domain/returns/return-window.ts';
import type { SentPieces } from '@selvedge/domain/returns/returnable-pieces.ts';
import type { Db } from '../db/db.ts';
import { freightLeft } from '../fulfilment/freight-left.ts';
import { getMarket } from '../http/get-market.ts';
import type { OrderRow, PaymentRow } from '../order/locked-order.ts';
import { loadParts, type OrderLineRow } from '../order/order-parts.ts';
import { countExchanged, findPayingOrder } from '../order/paying-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type FoundReturn, listReturns } from './list-returns.ts';

export type ReturnLine = OrderLineRow &
  SentPieces & {
    /** Of the pieces that came back: sent out again in another size, and with the buyer. */
    exchanged: number;
    /** The line that was paid for it, which is its own but for an exchange. */
    paid: OrderLineRow & LineMoney;
  };

/** An order with everything that decides what of it may come back. */
export type Returnable = {
  order: OrderRow;
  market: MarketSettings;
  lines: readonly ReturnLine[];
  returns: readonly FoundReturn[];
  until: Date | undefined;
  isTooLate: boolean;
  /** Where the law gives the right to withdraw, and until then. */
  hasWithdrawal: boolean;
  withdrawUntil: Date | undefined;
  isWithdrawable: boolean;
  methods: readonly ReturnMethod[];
  pickupDays: readonly string[];
  /** In minor units: of the freight, and of everything. */
  freightLeft: number;
  moneyLeft: number;
  /** By which the money goes back. */
  payments: readonly PaymentRow[];
};

const mostPickupDays = 5;

export async function loadReturnable(db: Db, { content, now }: Pick<Ctx, 'content' | 'now'>, order: OrderRow): Promise<Returnable> {
  const market = getMarket(content, order.market);
  const { returnDays: days = 30, keptCategories = [] } = settingsOf(content, market.id);
  const { lines, parcels } = await loadParts(db, order.id);
  const paying = await findPayingOrder(db, order);
  const { lines: paidLines, payments } = await loadParts(db, paying.order.id);
  const exchanged = await countExchanged(db, order.id);
  const returns = await listReturns(db, [order.id]);
  const open = returns.filter(isOpen).flatMap((each) => each.lines);
  const sent = { isSentWhole: isSentWhole(order.fulfilment) };
  const until = returnUntil(parcels, { days, ...sent });
  const withdrawalDays = withdrawalDaysIn(market.country.code);
  const hasWithdrawal = withdrawalDays !== undefined;
  const withdrawUntil = hasWithdrawal ? returnUntil(parcels, { days: withdrawalDays, ...sent }) : undefined;
  return {
    ...{ order, market, returns, until, isTooLate: isOver(until, now), withdrawUntil, hasWithdrawal },
    isWithdrawable: hasWithdrawal && order.state !== 'paymentProcessing' && !isOver(withdrawUntil, now),
    lines: lines.map((line) => {
      const { ediCategory, ediSubCategory } = order.document.lines.find(({ id }) => id === line.lineId)!;
      const announced = open.reduce((sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0), 0);
      const paid = paidLines.find(({ lineId }) => lineId === paying.lineOf(line.lineId))!;
      const { document } = paying.order;
      const money = moneyOfLine(document.lines.find(({ id }) => id === paid.lineId)!, document);
      return {
        ...{ ...line, announced, exchanged: exchanged.get(line.lineId) ?? 0, paid: { ...paid, ...money } },
        isKept: [ediCategory, ediSubCategory].some((name) => keptCategories.includes(name)),
      };
    }),
    methods: ['dropOff', 'pickup', ...(market.hasStoreLocator ? (['store'] as const) : [])],
    pickupDays: nextWorkingDays(startOfUtcDay(now), mostPickupDays, market.country.code),
    freightLeft: paying.isOwn ? await freightLeft(db, order) : 0,
    moneyLeft: leftToRefund(payments),
    payments,
  };
}

export function isOpen({ state }: Pick<FoundReturn, 'state'>): boolean {
  return (openReturnStates as readonly string[]).includes(state);
}

function settingsOf(content: Ctx['content'], market: string): Partial<BasketSettings> {
  return (content.byMarket.get(market)?.documents.get('basket-settings') ?? {}) as Partial<BasketSettings>;
}
