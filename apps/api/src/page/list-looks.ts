import type { ProductGroup } from '@selvedge/contract/content.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { productName } from '../catalogue/spoken-texts.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

type Source = { catalogue: MarketCatalogue; market: MarketContent };
type Kind = 'shop-the-look' | 'product-set';

/** More than anybody shows at once; the rest is found by its products. */
const most = 200;

/** CMS-090, CMS-095 looks or sets: what an editor put together first, then what came with the assortment. */
export function listLooks({ catalogue, market }: Source, kind: Kind): ProductGroup[] {
  const own = writtenGroups(market, kind);
  const known = new Set(own.map(({ id }) => id));
  const groups = [...own];
  const { options, styles, styleOf } = catalogue.structure;
  for (let product = 0; product < options.length && groups.length < most; product++) {
    if (!hasBit(catalogue.isSold, product)) continue;
    const { id, look, setOptions } = options[product]!;
    const isSet = styles[styleOf[product]!]!.kind === 'set';
    const parts = kind === 'product-set' ? (isSet ? setOptions : []) : look;
    const productIds = parts.filter((part) => isSold(catalogue, part));
    if (productIds.length === 0 || known.has(id)) continue;
    const title = productName(catalogue, product);
    groups.push({ id, title, productIds: kind === 'product-set' ? productIds : [id, ...productIds] });
  }
  return groups;
}

/** What is worn with a product, where the assortment names nothing: the others of the first look that an editor put it into. */
export function findLook({ catalogue, market }: Source, productId: string): string[] {
  const group = writtenGroups(market, 'shop-the-look').find(({ productIds }) => productIds.includes(productId));
  return group?.productIds.filter((id) => id !== productId && isSold(catalogue, id)) ?? [];
}

const writtenGroups = (market: MarketContent, kind: Kind): ProductGroup[] =>
  (market.documents.get(kind) as ProductGroup[] | undefined) ?? [];

function isSold({ structure, isSold }: MarketCatalogue, id: string): boolean {
  const number = structure.numberOf.get(id);
  return number !== undefined && hasBit(isSold, number);
}
