import { editedNames, optionFields, styleFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { ProductFacts, StaffProduct, StyleFacts } from '@selvedge/contract/studio/products.ts';
import { eq } from 'drizzle-orm';
import { pick } from '../../catalogue/field-columns.ts';
import { productTable, styleTable, styleTextTable } from '../../catalogue/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { readCategories, readRelations } from './product-places.ts';
import { readHistory } from './read-history.ts';
import { readMarketPrices } from './read-market-prices.ts';
import { readVariants } from './read-variants.ts';

/** Everything about a product, from the tables: what was just saved is there. */
export async function getStaffProduct(ctx: Ctx, id: string): Promise<StaffProduct> {
  const { db } = ctx;
  const [found] = await db
    .select()
    .from(productTable)
    .innerJoin(styleTable, eq(styleTable.styleNumber, productTable.styleNumber))
    .where(eq(productTable.id, id));
  if (!found) throw new ShopError('not_found');
  const { product, style } = found;
  const texts = await db.select().from(styleTextTable).where(eq(styleTextTable.styleNumber, style.styleNumber));
  return {
    ...{ id, styleNumber: style.styleNumber, kind: style.kind, brand: style.brand, subBrand: style.subBrand },
    ...{ version: product.version, styleVersion: style.version, isWithdrawn: product.withdrawnAt !== null },
    newFrom: product.newFrom.toISOString(),
    texts: Object.fromEntries(texts.map(({ styleNumber: _, language, ...each }) => [language, each])),
    ...{ colourNames: product.colourNames, colourFamily: product.colourFamily, colourHex: product.pantoneHexCode },
    attributes: Object.fromEntries(Object.entries(style.attributes).map(([facet, values]) => [facet, values ?? []])),
    ...{ tags: product.tags, styleTags: style.tags, badges: product.badges, images: product.images },
    ...{ callouts: product.callouts, leavesAt: leavesAtOf(product) },
    ...(product.modelMeasurements && { modelMeasurements: product.modelMeasurements }),
    ...{ facts: factsOf(product), styleFacts: styleFactsOf(style) },
    ...(await readVariants(db, id)),
    prices: await readMarketPrices(ctx, id),
    categories: await readCategories(db, style.categories),
    relations: await readRelations(db, { id, styleNumber: style.styleNumber }),
    history: await readHistory(ctx, id),
  };
}

/** Since when it is withdrawn, or from when on it will be. */
export function leavesAtOf({ withdrawnAt, leavesAt }: Pick<typeof productTable.$inferSelect, 'withdrawnAt' | 'leavesAt'>): string | null {
  return (withdrawnAt ?? leavesAt)?.toISOString() ?? null;
}

/** What staff change of a colour beside its texts, and of its style. */
export function factsOf(product: typeof productTable.$inferSelect): ProductFacts {
  return { ...pick(product, editedNames(optionFields)), comingSoon: product.comingSoon?.toISOString() ?? null };
}

export const styleFactsOf = (style: typeof styleTable.$inferSelect): StyleFacts => pick(style, editedNames(styleFields));
