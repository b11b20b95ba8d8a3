import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ReturnMethod } from '@selvedge/contract/returns.ts';
import { isInEu } from '@selvedge/domain/catalogue/show-price.ts';
import { isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import { openReturnStates } from '@selvedge/domain/returns/return-state.ts';
import { isOver, returnUntil, withdrawalDays } from '@selvedge/domain/returns/return-window.ts';
import type { SentPieces } from '@selvedge/domain/returns/returnable-pieces.ts';
import type { Db } from '../db/db.ts';
import { freightLeft } from '../fulfilment/freight-left.ts';
import { getMarket } from '../http/get-market.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { loadParts, type OrderLineRow } from '../order/order-parts.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type FoundReturn, listReturns } from './list-returns.ts';

/** An order with everything that decides what of it may come back. */
export type Returnable = {
  order: OrderRow;
  market: MarketSettings;
  lines: readonly (OrderLineRow & SentPieces)[];
  returns: readonly FoundReturn[];
  until: Date | undefined;
  isTooLate: boolean;
  /** Where the law of the EU holds, and until then. */
  isInEu: boolean;
  withdrawUntil: Date | undefined;
  isWithdrawable: boolean;
  methods: readonly ReturnMethod[];
  /** In minor units: of the freight, and of everything. */
  freightLeft: number;
  moneyLeft: number;
};

export async function loadReturnable(db: Db, { content, now }: Pick<Ctx, 'content' | 'now'>, order: OrderRow): Promise<Returnable> {
  const market = getMarket(content, order.market);
  const { returnDays: days = 30, keptCategories = [] } = settingsOf(content, market.id);
  const { lines, parcels, payments } = await loadParts(db, order.id);
  const returns = await listReturns(db, [order.id]);
  const open = returns.filter(isOpen).flatMap((each) => each.lines);
  const sent = { isSentWhole: isSentWhole(order.fulfilment) };
  const until = returnUntil(parcels, { days, ...sent });
  const withdrawUntil = returnUntil(parcels, { days: withdrawalDays, ...sent });
  const isEu = isInEu(market.country.code);
  return {
    ...{ order, market, returns, until, isTooLate: isOver(until, now), withdrawUntil, isInEu: isEu },
    isWithdrawable: isEu && order.state !== 'paymentProcessing' && !isOver(withdrawUntil, now),
    lines: lines.map((line) => {
      const { ediCategory, ediSubCategory } = order.document.lines.find(({ id }) => id === line.lineId)!;
      const announced = open.reduce((sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0), 0);
      return { ...line, announced, isKept: [ediCategory, ediSubCategory].some((name) => keptCategories.includes(name)) };
    }),
    methods: ['dropOff', 'pickup', ...(market.hasStoreLocator ? (['store'] as const) : [])],
    freightLeft: await freightLeft(db, order),
    moneyLeft: leftToRefund(payments),
  };
}

export function isOpen({ state }: Pick<FoundReturn, 'state'>): boolean {
  return (openReturnStates as readonly string[]).includes(state);
}

function settingsOf(content: Ctx['content'], market: string): Partial<BasketSettings> {
  return (content.byMarket.get(market)?.documents.get('basket-settings') ?? {}) as Partial<BasketSettings>;
}
