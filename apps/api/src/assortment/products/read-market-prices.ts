import type { MarketPrices, StaffPrice } from '@selvedge/contract/studio/products.ts';
import { type PriceRow, priceFromHistory } from '@selvedge/domain/catalogue/price-from-history.ts';
import { unitOf } from '@selvedge/domain/money/minor-units.ts';
import { hasBit } from '../../catalogue/index/bits.ts';
import { productUrl } from '../../catalogue/show-card.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { readPriceRows } from './read-price-rows.ts';

/** What each market asks, asked and will ask; every market is there, also those that do not sell it. */
export async function readMarketPrices(ctx: Ctx, productId: string): Promise<MarketPrices[]> {
  const found = await readPriceRows(ctx.db, { products: [productId] });
  return Promise.all(
    ctx.content.markets.map(async (market): Promise<MarketPrices> => {
      const rows = found.get(`${productId} ${market.id}`) ?? [];
      const unit = unitOf(market.currency);
      const historic = priceFromHistory(rows, ctx.now.getTime())?.historic;
      const url = rows.length > 0 ? await findUrl(ctx, productId, market) : undefined;
      return {
        ...{ market: market.id, currency: market.currency, decimals: market.decimals },
        rows: rows.map((row) => showPriceRow(row, unit)),
        ...(historic !== undefined && { historic: historic / unit }),
        ...(url && { url }),
      };
    }),
  );
}

export function showPriceRow({ validFrom, list, sales, member }: PriceRow, unit: number): StaffPrice {
  return {
    from: new Date(validFrom).toISOString(),
    ...{ list: list / unit, sales: sales / unit },
    ...(member !== undefined && { member: member / unit }),
  };
}

/** Only from markets that are laid out already: a look at a product must not lay out fifty-five. */
async function findUrl({ catalogue, now }: Ctx, productId: string, market: Ctx['content']['markets'][number]): Promise<string | undefined> {
  const laidOut = catalogue.inUse().some(({ id }) => id === market.id);
  const number = catalogue.structure.numberOf.get(productId);
  if (number === undefined) return undefined;
  if (!laidOut) return `/${market.id}/p/p/${productId}`;
  const opened = await catalogue.market(market, now);
  return hasBit(opened.isSold, number) ? productUrl(opened, number) : undefined;
}
