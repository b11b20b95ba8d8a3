import type { CategorySettings, CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import type { CategoryPreview, PreviewTile } from '@selvedge/contract/studio/categories.ts';
import { showPrice } from '@selvedge/domain/catalogue/show-price.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { arrangedCategoriesOf } from '../arrangement/arranged-categories-of.ts';
import { type Arrangement, arrange } from '../arrangement/arrangement.ts';
import { findProducts, matchingProducts } from '../find-products.ts';
import { type Bits, countBits, hasBit, takeAway } from '../index/bits.ts';
import { daysTreatedAsNew, freshProducts, type MarketCatalogue } from '../market-catalogue.ts';
import { getArrangement, getMarketCatalogue } from '../market-of.ts';
import { priceOf, productUrl } from '../show-card.ts';
import { productName, sayName } from '../spoken-texts.ts';

export type PreviewAsked = { id: string; settings: CategorySettings; tree?: CategoryTree | undefined; from: number; size: number };

const mostLeaving = 24;
const mostMissing = 50;

/** A category's listing as a draft would have it, beside the one that is live. */
export async function previewCategory(ctx: Ctx, { id, settings, tree, from, size }: PreviewAsked): Promise<CategoryPreview> {
  const catalogue = await getMarketCatalogue(ctx);
  const live = getArrangement(ctx);
  const draft = arrange({ ...live, tree: tree ?? live.tree, categories: new Map([...live.categories, [id, settings]]) });
  const request = { category: id, from, size };
  // A set is good until the next search of the market, so each is copied.
  const before = matchingProducts(catalogue, request, ctx.now, live).matches.slice();
  const after = matchingProducts(catalogue, request, ctx.now, draft).matches.slice();
  const { products, totalResults: total } = findProducts(catalogue, request, ctx.now, draft);
  const show = tiles(catalogue, { now: ctx.now, settings, before });
  const left = without(before, after);
  const { order } = settings;
  const wanted = settings.products.kind === 'picked' ? [...order, ...settings.products.ids] : order;
  return {
    total,
    liveTotal: countBits(before),
    tiles: products.map(show),
    entered: countBits(without(after, before)),
    left: countBits(left),
    leaving: firstOf(catalogue, left, mostLeaving).map(show),
    missing: [...new Set(wanted)]
      .flatMap((each) => absent(catalogue, { id, product: each, after, draft, now: ctx.now }))
      .slice(0, mostMissing),
  };
}

function without(bits: Bits, other: Bits): Bits {
  const rest = bits.slice();
  takeAway(rest, other);
  return rest;
}

function firstOf({ orders }: MarketCatalogue, bits: Bits, most: number): number[] {
  const found: number[] = [];
  for (const product of orders.relevance.products) {
    if (found.length === most) break;
    if (hasBit(bits, product)) found.push(product);
  }
  return found;
}

type Absent = { id: string; product: string; after: Bits; draft: Arrangement; now: Date };

/** Why a product that was put there by hand is not to be seen. */
function absent(catalogue: MarketCatalogue, { id, product: name, after, draft, now }: Absent): CategoryPreview['missing'] {
  const { structure, isSold } = catalogue;
  const product = structure.numberOf.get(name);
  if (product === undefined) return [{ id: name, why: 'unknown' }];
  if (hasBit(after, product)) return [];
  if (!hasBit(isSold, product)) return [{ id: name, why: 'not_sold' }];
  if (!hasBit(structure.isOnline, product)) return [{ id: name, why: 'not_online' }];
  const { facet } = arrangedCategoriesOf(catalogue, draft, now);
  const members = facet.bits[facet.numberOf.get(id) ?? -1];
  return [{ id: name, why: members && hasBit(members, product) ? 'beyond_limit' : 'not_matching' }];
}

type Tiles = { now: Date; settings: CategorySettings; before: Bits };

function tiles(catalogue: MarketCatalogue, { now, settings, before }: Tiles): (product: number) => PreviewTile {
  const { structure, market, supply } = catalogue;
  const days = settings.daysForNewIn ?? daysTreatedAsNew;
  const fresh = freshProducts(catalogue, { days, now });
  const pinned = new Set(settings.order);
  return (product) => {
    const { id, colour, colourNames, images } = structure.options[product]!;
    return {
      id,
      name: productName(catalogue, product),
      colourName: sayName(catalogue, colourNames) ?? colour,
      url: productUrl(catalogue, product),
      images,
      price: showPrice(priceOf(catalogue, product), market),
      inStock: hasBit(supply.isInStock, product),
      isNew: hasBit(fresh, product),
      isPinned: pinned.has(id),
      hasEntered: !hasBit(before, product),
    };
  };
}
