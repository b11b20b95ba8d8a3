import type { Absence, AskedProduct } from '@selvedge/contract/studio/search.ts';
import { eq } from 'drizzle-orm';
import type { Arrangement } from '../../catalogue/arrangement/arrangement.ts';
import { matchingProducts } from '../../catalogue/find-products.ts';
import { hasBit, listBits } from '../../catalogue/index/bits.ts';
import { pageOf } from '../../catalogue/index/page-of.ts';
import type { SearchableMarket } from '../../catalogue/make-searchable.ts';
import type { MarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { searchedTexts } from '../../catalogue/searched-texts.ts';
import { productTable } from '../../catalogue/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { explainProduct } from './explain-product.ts';
import type { TextScore } from './explain-text.ts';

/** By its id, or by the number of its style. */
export function findAsked({ structure }: MarketCatalogue, asked: string): number | undefined {
  const style = structure.styleNumberOf.get(asked);
  return structure.numberOf.get(asked) ?? (style === undefined ? undefined : structure.styles[style]?.products[0]);
}

type Asked = {
  catalogue: SearchableMarket;
  arrangement: Arrangement;
  terms: string;
  productId: string;
  product: number | undefined;
  scoreOf: (product: number) => TextScore;
  /** Whether some words were taken for filters. */
  isFiltered: boolean;
};

/** Where a product stands in a search, or everything that keeps it out. */
export async function askAbout(ctx: Pick<Ctx, 'db' | 'now'>, asked: Asked): Promise<AskedProduct> {
  const { catalogue, productId, product, scoreOf, isFiltered } = asked;
  if (product === undefined) {
    return { id: productId, reasons: [(await isWithdrawn(ctx, productId)) ? 'withdrawn' : 'unknown'], missing: [], texts: [] };
  }
  const text = scoreOf(product);
  const place = placeOf(ctx, asked, product);
  const { structure, language } = catalogue;
  return {
    id: structure.ids[product]!,
    product: explainProduct(catalogue, product, { text, place }),
    reasons:
      place === undefined ? absences(catalogue, { product, text, isGiftCard: structure.giftCards.includes(product), isFiltered }) : [],
    missing: text.missing,
    texts: searchedTexts({ structure, product, language }).filter(
      (each) => each.text.trim() !== '' && (!each.isConcept || each.field === 'kind'),
    ),
  };
}

function absences(
  { structure, isSold }: MarketCatalogue,
  { product, text, isGiftCard, isFiltered }: { product: number; text: TextScore; isGiftCard: boolean; isFiltered: boolean },
): Absence[] {
  const reasons: Absence[] = [
    ...(hasBit(isSold, product) ? [] : ['not_sold' as const]),
    ...(hasBit(structure.isOnline, product) ? [] : ['not_online' as const]),
    // Without a single known word nothing at all is found.
    ...(text.missing.length > 0 || (text.parts.length === 0 && !isFiltered) ? ['words' as const] : []),
  ];
  if (reasons.length > 0) return reasons;
  return [isGiftCard ? 'gift_card' : isFiltered ? 'understood' : 'quoted'];
}

/** From 1, among everything that is found: also where the page that is shown does not reach. */
function placeOf({ now }: Pick<Ctx, 'now'>, { catalogue, arrangement, terms }: Asked, product: number): number | undefined {
  const { matches, reading } = matchingProducts(catalogue, { searchTerms: terms }, now, arrangement);
  if (!hasBit(matches, product)) return undefined;
  const bits = matches.slice();
  const { members } = catalogue.scratch;
  const total = listBits(bits, members);
  const all = pageOf(catalogue, {
    ...{ sorting: 'relevance', bits, members: () => members, total, hits: reading?.hits, customSorting: undefined, from: 0, size: total },
  });
  return all.indexOf(product) + 1;
}

async function isWithdrawn({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  const [row] = await db.select({ withdrawnAt: productTable.withdrawnAt }).from(productTable).where(eq(productTable.id, id));
  return row !== undefined && row.withdrawnAt !== null;
}
