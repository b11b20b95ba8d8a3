import type { AnalyticsItem } from '@selvedge/contract/analytics.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { itemOfProduct, itemOfTile } from '@selvedge/domain/analytics/analytics-items.ts';

let shown: PageData | undefined;

/** Answers the page before. */
export function showPage(page: PageData): PageData | undefined {
  const before = shown;
  shown = page;
  return before;
}

export const currency = (): string => shown?.location.market?.currency ?? 'XXX';

/** A product of which something is seen, as far as the page knows it. */
export function findItem(id: string): AnalyticsItem {
  const { listing, product } = shown?.content ?? {};
  if (product?.id === id) return itemOfProduct(product);
  const tile = [...(listing?.results ?? []), ...(listing?.instead ?? [])].find((each) => each.id === id);
  return tile ? itemOfTile(tile) : { item_id: id };
}

/** In which list of the page a product stands: what was listed or found, or a row of other goods by its title. */
export function listOf(tile: Element): { item_list_id: string; item_list_name: string } {
  const alias = shown?.content._meta.alias ?? '';
  const id = tile.getAttribute('data-product');
  if (shown?.content.listing?.results.some((each) => each.id === id)) {
    return { item_list_id: shown.content.categoryId ?? alias, item_list_name: shown.content.heading };
  }
  const title = tile.closest('section, [data-promotion]')?.querySelector('h2, h3')?.textContent ?? '';
  return { item_list_id: `${alias} row`, item_list_name: title.trim().slice(0, 200) };
}

/** What stands at a place of content: its id, its kind and its headline. */
export function promotionOf(element: Element): { promotion_id: string; promotion_name?: string } {
  const headline = element.querySelector('h1, h2, h3')?.textContent?.trim().slice(0, 200);
  return { promotion_id: element.getAttribute('data-promotion') ?? '', ...(headline && { promotion_name: headline }) };
}
