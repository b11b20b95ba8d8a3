import type { LineState, StockLocation } from '@selvedge/contract/basket-shape.ts';
import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { type LineToPrice, type PricedBasket, priceBasket } from '@selvedge/domain/basket/price-basket.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import type { LivePromotion } from '@selvedge/domain/promotion/live-promotion.ts';
import { taxFor } from '@selvedge/domain/tax/tax-for.ts';
import type { TaxRule } from '@selvedge/domain/tax/tax-on.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';
import { basketSettings } from './basket-settings.ts';
import { customerOf } from './customer-of.ts';
import { discountsAt } from './discounts-at.ts';
import { freightOf } from './shipping-options.ts';
import { findVariant, type SoldVariant, supplyOf } from './sold-variant.ts';
import { addressesOf, takenAt } from './take-now.ts';

/** A line with what the catalogue and the stock say of it. */
export type KnownLine = {
  stored: StoredLine;
  found: SoldVariant | undefined;
  state: Exclude<LineState, 'notEarned'>;
  maximum: number;
  location: 'warehouse' | 'store';
  /** The store where it is taken along. */
  takenAt?: string | undefined;
};

export type PricedContent = { lines: readonly KnownLine[]; priced: PricedBasket; tax: TaxRule };

export type PriceContent = {
  giftCards?: readonly { id: string; balance: number; mostPercent?: number }[];
  customer?: ReadonlySet<CustomerKind>;
  promotions?: readonly LivePromotion[];
};

export function priceContent(
  ctx: Ctx,
  catalogue: MarketCatalogue,
  content: BasketContent,
  { giftCards = [], customer = customerOf(ctx), promotions = ctx.promotions.live }: PriceContent = {},
): PricedContent {
  const { market } = catalogue;
  const lines = content.lines.map((stored) => knowLine(ctx, catalogue, stored));
  const { useBillingAddressForShipping, billingAddress } = content;
  const { shippingAddress } = addressesOf(ctx, content);
  const to = useBillingAddressForShipping ? billingAddress : shippingAddress;
  const tax = taxFor(market, { regionCode: to?.regionCode, changed: basketSettings(ctx).taxRegions });
  const codes = new Map(content.codes.map(({ code, promotionId }) => [promotionId, code]));
  const priced = priceBasket({
    lines: lines.map((line) => toPrice(catalogue, line)),
    promotions,
    shopping: { market: market.id, currency: market.currency, now: ctx.now.getTime(), customer, codes },
    tax,
    shipping: isAllTaken(lines) ? undefined : freightOf(ctx, content, parcelsOf(lines)),
    giftCards,
    staffDiscounts: discountsAt(ctx, content, market.currency),
  });
  return { lines, priced, tax };
}

/** The places from which something is sent. */
function parcelsOf(lines: readonly KnownLine[]): ReadonlySet<StockLocation> {
  return new Set(lines.filter((line) => isGoods(line) && line.takenAt === undefined).map(({ location }) => location));
}

const isGoods = ({ found, state }: KnownLine) => found && 'variant' in found && (state === 'available' || state === 'limited');

function isAllTaken(lines: readonly KnownLine[]): boolean {
  const goods = lines.filter(isGoods);
  return goods.length > 0 && goods.every(({ takenAt }) => takenAt !== undefined);
}

function knowLine(ctx: Ctx, catalogue: MarketCatalogue, stored: StoredLine): KnownLine {
  const found = findVariant(catalogue, stored.sku);
  if (!found) return { stored, found, state: 'notSold', maximum: 0, location: 'warehouse' };
  const storeId = takenAt(ctx, stored);
  const { warehouse, maximum } = supplyOf(ctx, catalogue, { sku: stored.sku, found, storeId });
  const state = maximum === 0 ? 'soldOut' : maximum < stored.quantity ? 'limited' : 'available';
  const location = state !== 'soldOut' && warehouse < Math.min(stored.quantity, maximum) ? 'store' : 'warehouse';
  return { stored, found, state, maximum, location: storeId ? 'store' : location, takenAt: storeId };
}

function toPrice(catalogue: MarketCatalogue, { stored, found, state }: KnownLine): LineToPrice {
  const { id, quantity, bonus } = stored;
  const isCounted = state === 'available' || state === 'limited';
  const { list, sales, member } = found ? unitPrices(catalogue, found) : { list: 0, sales: 0, member: undefined };
  return {
    ...{ id, quantity, list, sales, member, isCounted, bonus },
    isGiftCard: found !== undefined && 'giftCardValue' in found,
    goods: found ? goodsOf(catalogue, found.product) : nothing,
  };
}

const nothing = { productId: '', brand: '', categories: [], tags: [], isMarkdown: false };

export function unitPrices({ prices }: MarketCatalogue, found: SoldVariant): { list: number; sales: number; member?: number | undefined } {
  if ('giftCardValue' in found) return { list: found.giftCardValue, sales: found.giftCardValue };
  const member = prices.member[found.product]!;
  return {
    list: prices.list[found.product]!,
    sales: prices.sales[found.product]!,
    ...(!Number.isNaN(member) && { member }),
  };
}

export function goodsOf({ structure, isMarkedDown }: MarketCatalogue, product: number): LineToPrice['goods'] {
  const option = structure.options[product]!;
  const style = structure.styles[structure.styleOf[product]!]!;
  return {
    productId: option.id,
    brand: style.brand,
    categories: style.allCategories,
    tags: style.tags.length === 0 ? option.tags : [...style.tags, ...option.tags],
    isMarkdown: hasBit(isMarkedDown, product),
  };
}
