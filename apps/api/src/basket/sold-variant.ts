import { mostPieces } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import { soldFrom } from '@selvedge/domain/catalogue/sold-from.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold } from '../catalogue/market-of.ts';
import { idOfVariant } from '../catalogue/show-detail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type Available, availablePieces, listPieces } from '../stock/available-pieces.ts';
import { basketSettings } from './basket-settings.ts';
import { takenAt } from './take-now.ts';

/** What a sku stands for in a market: a variant, or a gift card of one of the catalogue's amounts. */
export type SoldVariant = { product: number; variant: number } | { product: number; giftCardValue: number };

/** Undefined for what the market does not sell. A gift card's worth is the catalogue's row, never what the sku says. */
export function findVariant(catalogue: MarketCatalogue, sku: string): SoldVariant | undefined {
  const { structure, market } = catalogue;
  const product = findSold(catalogue, productIdOf(sku));
  if (product === undefined) return undefined;
  const amounts = structure.giftCardAmounts.get(product);
  if (amounts) {
    const amount = (amounts[market.id] ?? []).find((each) => sku === `${structure.ids[product]},${each}`);
    return amount === undefined ? undefined : { product, giftCardValue: nearestMinor(amount, market.currency) };
  }
  for (let variant = structure.variants.start[product]!; variant < structure.variants.start[product + 1]!; variant++) {
    if (idOfVariant(catalogue, product, variant) === sku) return { product, variant };
  }
  return undefined;
}

/** The same, or the reason why it can't be put into a basket. */
export function getVariant(ctx: Ctx, catalogue: MarketCatalogue, sku: string): SoldVariant {
  const found = findVariant(catalogue, sku);
  const key = !found ? 'basket.unknown_sku' : findObstacle(ctx, catalogue, found.product);
  if (!found || key) throw new ShopError('line_refused', { lineItem: [key!] });
  return found;
}

function findObstacle({ now, session, content }: Ctx, { structure, market }: MarketCatalogue, product: number): string | undefined {
  if (!structure.options[product]!.hasEcom) return 'basket.stores_only';
  const coming = structure.comingSoon[product]!;
  if (coming <= now.getTime()) return undefined;
  const isMember = session?.kind === 'shopper' && session.isClubMember === true;
  const { earlyAccessHours = 0 } = content.byMarket.get(market.id)?.featureToggles ?? {};
  return soldFrom(coming, { isMember, earlyAccessHours }) > now.getTime() ? 'basket.not_sold_yet' : undefined;
}

function piecesOf(ctx: Ctx, catalogue: MarketCatalogue, { sku, found }: { sku: string; found: SoldVariant }): Available {
  if (!('variant' in found)) return { warehouse: mostPieces, store: 0 };
  const { warehouse, store } = availablePieces(catalogue, { sku, variant: found.variant, stock: ctx.stock });
  // Who stands in a store is sent what hangs there, also where stores otherwise send nothing.
  return { warehouse, store: basketSettings(ctx).shipFromStore ? store : piecesIn(ctx, catalogue, { sku, found }, ctx.device?.storeId) };
}

type Asked = { sku: string; found: SoldVariant };

function piecesIn(ctx: Ctx, catalogue: MarketCatalogue, { sku, found }: Asked, storeId: string | undefined): number {
  if (storeId === undefined || !('variant' in found)) return 0;
  const places = [...listPieces(catalogue, { sku, variant: found.variant, stock: ctx.stock })];
  return places.reduce((sum, { kind, id, quantity }) => (kind === 'store' && id === storeId ? sum + quantity : sum), 0);
}

/** So many pieces of it can be ordered in one line now. */
export function maximumOf(ctx: Ctx, catalogue: MarketCatalogue, line: Pick<StoredLine, 'sku' | 'takeNowAt'>): number {
  const found = findVariant(catalogue, line.sku);
  return found ? supplyOf(ctx, catalogue, { sku: line.sku, found, storeId: takenAt(ctx, line) }).maximum : 0;
}

/** The same with where it would come from. `storeId`: where it is taken along, so from there and from nowhere else. */
export function supplyOf(ctx: Ctx, catalogue: MarketCatalogue, { storeId, ...asked }: Asked & { storeId?: string | undefined }) {
  const isKeptBack = findObstacle(ctx, catalogue, asked.found.product) !== undefined;
  if (storeId !== undefined)
    return { warehouse: 0, maximum: isKeptBack ? 0 : Math.min(mostPieces, piecesIn(ctx, catalogue, asked, storeId)) };
  const { warehouse, store } = isKeptBack ? none : piecesOf(ctx, catalogue, asked);
  return { warehouse, maximum: Math.min(mostPieces, Math.max(warehouse, store)) };
}

const none: Available = { warehouse: 0, store: 0 };
