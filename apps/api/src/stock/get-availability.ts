import type { Availability } from '@selvedge/contract/stock.ts';
import { isFewLeft } from '@selvedge/domain/catalogue/is-few-left.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { eanOf } from '../catalogue/show-card.ts';
import { idOfVariant } from '../catalogue/show-detail.ts';
import { findByEan, productOfVariant } from '../catalogue/variant-columns.ts';
import type { Ctx } from '../shop/ctx.ts';
import { availablePieces } from './available-pieces.ts';

type Asked = { EanCodes: readonly string[]; ShipFromStore: boolean; IsRetail: boolean };

export async function getAvailability(ctx: Ctx, { EanCodes, ShipFromStore, IsRetail }: Asked): Promise<Availability[]> {
  const catalogue = await getMarketCatalogue(ctx);
  const { structure } = catalogue;
  const { variants } = structure;
  return [...new Set(EanCodes)].flatMap((ean): Availability[] => {
    const variant = /^\d{8,14}$/.test(ean) ? findByEan(variants, ean) : undefined;
    const product = variant === undefined ? -1 : productOfVariant(variants, variant);
    if (variant === undefined || !hasBit(catalogue.isSold, product)) return [];
    const sku = idOfVariant(catalogue, product, variant);
    const { warehouse, store } = availablePieces(catalogue, { sku, variant, stock: ctx.stock });
    const sent = !IsRetail && warehouse > 0 ? ('warehouse' as const) : ShipFromStore && store > 0 ? ('store' as const) : undefined;
    return [
      {
        ...{ ean: eanOf(variants, variant), sku, inStockEcom: sent !== undefined, inStockRetail: store > 0 },
        inDeliveryDateSet: variants.inDeliveryDateSet[variant] === 1,
        isFewLeft: isFewLeft(sent === 'store' ? store : warehouse, structure.options[product]!),
        ...(sent && { stockLocation: sent }),
      },
    ];
  });
}
