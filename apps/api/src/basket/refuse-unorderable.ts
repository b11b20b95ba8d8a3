import { ShopError } from '@selvedge/contract/error.ts';
import { checkThreshold } from '@selvedge/domain/basket/check-threshold.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { basketSettings } from './basket-settings.ts';
import { priceContent } from './price-content.ts';
import type { BasketRow } from './store.ts';

/** Who begins checkout has something in the basket, and not too much or too little of it. (BSK-021..025) */
export async function refuseUnorderable(ctx: Ctx, row: Pick<BasketRow, 'content'> | undefined): Promise<void> {
  if (!row) return refuse('basket.nothing_to_order');
  const catalogue = await getMarketCatalogue(ctx);
  const { priced } = priceContent(ctx, catalogue, row.content);
  if (priced.lines.every(({ quantity }) => quantity === 0)) refuse('basket.nothing_to_order');
  const { minimumThreshold, maximumThreshold } = basketSettings(ctx);
  const { market } = catalogue;
  const { currency } = market;
  const bounds = { minimum: nearestMinor(minimumThreshold, currency), maximum: nearestMinor(maximumThreshold, currency) };
  const outside = checkThreshold(priced.total, bounds, market.country.code);
  if (outside) refuse(outside);
}

function refuse(key: string): never {
  throw new ShopError('wrong_step', { step: ['noStep'], basket: [key] });
}
