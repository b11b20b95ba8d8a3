import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { type UnknownCost, voucherWorth } from '@selvedge/domain/loyalty/voucher-worth.ts';
import type { LivePromotion } from '@selvedge/domain/promotion/live-promotion.ts';
import { goodsOf } from '../../basket/price-content.ts';
import { findVariant } from '../../basket/sold-variant.ts';
import type { MarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { findSold } from '../../catalogue/market-of.ts';
import type { BoughtBefore } from './list-bought.ts';

export type Vouchers = { count: number; cost: number; unknown: readonly UnknownCost[] };
type Known = { bought: readonly BoughtBefore[]; sold: MarketCatalogue; promotions: readonly LivePromotion[] };

/** One for each member who bought and has the points, on their last order, by the choice that costs the shop most. */
export function reckonTaken(reward: Reward, { bought, ...known }: Known): Vouchers {
  const last = new Map(bought.filter(({ balance }) => balance >= reward.cost).map((order) => [order.contactId, order]));
  return reckonOn(reward, { ...known, bought: [...last.values()] });
}

/** So many given away: nobody knows on what they will be used, so each costs what it would have on a usual order. */
export function reckonGiven(reward: Reward, { count, ...known }: Known & { count: number }): Vouchers {
  if (count === 0) return { count: 0, cost: 0, unknown: [] };
  if (known.bought.length === 0) return { count, cost: 0, unknown: ['noOrders'] };
  const { cost, unknown } = reckonOn(reward, known);
  return { count, cost: Math.round((cost * count) / known.bought.length), unknown };
}

function reckonOn(reward: Reward, { bought, sold, promotions }: Known): Vouchers {
  const unknown = new Set<UnknownCost>();
  const shop = { market: sold.market.id, currency: sold.market.currency, priceOf: (id: string) => priceOf(sold, id) };
  const costs = bought.map((order) => {
    const of = { freight: order.freight, lines: linesOf(order, sold) };
    const worths = reward.choices.map(({ promotionId }) =>
      voucherWorth(
        promotions.find(({ id }) => id === promotionId),
        of,
        shop,
      ),
    );
    for (const worth of worths) if (typeof worth === 'string') unknown.add(worth);
    return Math.max(0, ...worths.filter((worth) => typeof worth === 'number'));
  });
  return { count: costs.length, cost: costs.reduce((sum, each) => sum + each, 0), unknown: [...unknown].sort() };
}

function linesOf({ lines }: BoughtBefore, sold: MarketCatalogue) {
  return lines.map(({ sku, quantity, total }, at) => {
    const found = findVariant(sold, sku);
    return { id: String(at), quantity, unit: Math.round(total / quantity), ...(found && { goods: goodsOf(sold, found.product) }) };
  });
}

function priceOf(sold: MarketCatalogue, productId: string): number | undefined {
  const product = findSold(sold, productId);
  const price = product === undefined ? Number.NaN : sold.prices.sales[product]!;
  return Number.isNaN(price) ? undefined : price;
}
