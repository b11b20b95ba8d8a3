import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import { chooseChart } from '@selvedge/domain/size-guide/choose-chart.ts';
import { localSize } from '@selvedge/domain/size-guide/size-system.ts';
import { eq, inArray } from 'drizzle-orm';
import { categoryTree } from '../catalogue/category-tree.ts';
import { categoryTable, productTable, styleTable, variantTable } from '../catalogue/tables.ts';
import type { Db } from '../db/db.ts';
import { textsOf } from '../http/texts-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { sizeOf } from './size-of.ts';
import type { OtherSize } from './tables.ts';

type Asked = { market: MarketSettings; skus: readonly string[] };

/** Of a size of these skus' products: its name as the product page has it, with the country's own beside it. `38 (US 8)`. */
export async function readLocalSizes(
  db: Db,
  content: Ctx['content'],
  { market, skus }: Asked,
): Promise<(size: Omit<OtherSize, 'ean'>) => string> {
  const settings = content.byMarket.get(market.id)?.documents.get('size-guide-settings') as SizeGuideSettings | undefined;
  const products = [...new Set(skus.map(productIdOf))];
  if (!settings || settings.charts.length === 0 || products.length === 0) return sizeOf;
  const rows = await db
    .select({ productId: variantTable.productId, size: variantTable.sizeName, categories: styleTable.categories })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.productId))
    .innerJoin(styleTable, eq(styleTable.styleNumber, productTable.styleNumber))
    .where(inArray(variantTable.productId, products));
  const tree = categoryTree(await db.select().from(categoryTable));
  const t = textsOf(content, market.id);
  return ({ sku, size, length }) => {
    const own = rows.filter(({ productId }) => productId === productIdOf(sku));
    const sized = { categories: tree.withAncestors(own[0]?.categories ?? []), sizes: own.map((row) => row.size) };
    const chart = chooseChart(settings.charts, sized);
    const local = chart && localSize(chart, size, market.country.code);
    return sizeOf({ size: local ? `${size} (${t(`measure.${local.system}`)} ${local.name})` : size, length });
  };
}
