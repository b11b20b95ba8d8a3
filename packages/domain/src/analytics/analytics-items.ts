import type { AnalyticsItem } from '@selvedge/contract/analytics.ts';
import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import type { ShownPrice } from '@selvedge/contract/catalogue/price.ts';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { toDecimal, toMinor } from '../money/minor-units.ts';

type Line = Pick<BasketLine, 'productId' | 'name' | 'brand' | 'ediCategory' | 'variant' | 'unitPrice' | 'quantity'>;

/** A line of a basket or an order, as GA4 has it; without a quantity of its own, with all of its pieces. */
export function itemOfLine(line: Line, quantity = line.quantity): AnalyticsItem {
  const { productId, name, brand, ediCategory, variant, unitPrice } = line;
  const chosen = [variant.size, variant.length].filter(Boolean).join('/');
  return {
    ...{ item_id: productId, item_name: name, ...priceOf(unitPrice), quantity },
    ...(brand && { item_brand: brand }),
    ...(ediCategory && { item_category: ediCategory }),
    ...(chosen && { item_variant: chosen }),
  };
}

export function itemOfTile({ id, name, price }: Pick<ListingTile, 'id' | 'name' | 'price'>): AnalyticsItem {
  return { item_id: id, item_name: name, ...priceOf(price) };
}

export function itemOfProduct({ id, name, price, categories }: Pick<ProductDetail, 'id' | 'name' | 'price' | 'categories'>): AnalyticsItem {
  const narrowest = categories.at(-1);
  return { ...itemOfTile({ id, name, price }), ...(narrowest && { item_category: narrowest }) };
}

/** What the items are worth together; a piece of which there is no price counts nothing. */
export function worthOf(items: readonly AnalyticsItem[], currency: string): number {
  const minor = items.reduce((sum, { price = 0, quantity = 1 }) => sum + toMinor(price, currency) * quantity, 0);
  return toDecimal(minor, currency);
}

function priceOf({ salesPrice, listPrice }: Pick<ShownPrice, 'salesPrice' | 'listPrice'>): Pick<AnalyticsItem, 'price' | 'discount'> {
  const { amount, currency } = salesPrice;
  const off = toMinor(listPrice.amount, currency) - toMinor(amount, currency);
  return { price: amount, ...(off > 0 && { discount: toDecimal(off, currency) }) };
}
