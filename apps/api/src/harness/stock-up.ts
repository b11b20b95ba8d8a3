import { productTable, stockTable, styleTable, variantTable } from '../catalogue/tables.ts';
import type { Db } from '../db/db.ts';

/** So many pieces of a variant in the warehouse, with everything that the stock's row leans on. */
export async function stockUp(db: Db, sku: string, quantity: number): Promise<void> {
  const [id = ''] = sku.split(',');
  const [styleNumber = '', colour = '', optionId = ''] = id.split('_');
  const images = { urlTemplate: '/x/{index}/{format}', indexes: [] };
  const product = {
    id,
    styleNumber,
    colour,
    optionId,
    colourNames: { en: 'x' },
    colourFamily: 'black' as const,
    newFrom: new Date(0),
    images,
  };
  const ean = String(50_000_000 + [...sku].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0)).slice(0, 13);
  await db.insert(styleTable).values({ styleNumber, brand: 'x' }).onConflictDoNothing();
  await db.insert(productTable).values(product).onConflictDoNothing();
  await db.insert(variantTable).values({ id: sku, productId: id, ean, sizeId: 'M', sizeName: 'M' }).onConflictDoNothing();
  const target = [stockTable.variantId, stockTable.kind, stockTable.locationId];
  await db
    .insert(stockTable)
    .values({ variantId: sku, kind: 'warehouse', locationId: 'CENTRAL', quantity })
    .onConflictDoUpdate({ target, set: { quantity } });
}
