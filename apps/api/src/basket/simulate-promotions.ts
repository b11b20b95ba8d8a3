import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Simulation, SimulationResult } from '@selvedge/contract/studio/promotions.ts';
import { toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { layOutPromotions } from '@selvedge/domain/promotion/live-promotion.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { getMarket } from '../http/get-market.ts';
import { listPromotions } from '../promotion/list-promotions.ts';
import type { Ctx } from '../shop/ctx.ts';
import { emptyContent } from './basket-content.ts';
import { priceContent } from './price-content.ts';
import { showBasket } from './show-basket.ts';
import { findVariant } from './sold-variant.ts';

/** What a basket would get and why, with promotions as they are saved or as somebody is about to save one. */
export async function simulatePromotions(staff: Ctx, simulation: Simulation): Promise<SimulationResult> {
  const market = getMarket(staff.content, simulation.market);
  const saved = (await listPromotions(staff)).map(({ promotion }) => promotion);
  const { draft } = simulation;
  const live = layOutPromotions([...saved.filter(({ id }) => id !== draft?.id), ...(draft ? [draft] : [])]);
  const now = simulation.at === undefined ? staff.now : new Date(simulation.at);
  const ctx: Ctx = { ...staff, market, now, session: undefined, promotions: { revision: 'simulation', live } };
  const catalogue = await getMarketCatalogue(ctx);
  const lines = simulation.lines.map(({ sku, quantity }, index) => {
    if (!findVariant(catalogue, sku)) throw new ShopError('line_refused', { [`lines.${index}`]: ['basket.unknown_sku'] });
    return { id: String(index), sku, quantity, name: sku };
  });
  const codes = simulation.withCodesOf.map((promotionId) => ({ promotionId, code: promotionId.toUpperCase() }));
  const content = { ...emptyContent, lines, codes };
  const customer = new Set(simulation.customers);
  const { priced } = priceContent(ctx, catalogue, content, { customer });
  return {
    ...(await showBasket(ctx, { id: randomUUID(), content }, { customer })),
    outcomes: priced.outcomes.map(({ promotion, isApplied, amount, reason, code }) => ({
      ...{ promotionId: promotion.id, name: promotion.names.en ?? promotion.id, isApplied, reason },
      amount: toMoney(amount, market).amount,
      ...(code !== undefined && { code }),
    })),
  };
}
