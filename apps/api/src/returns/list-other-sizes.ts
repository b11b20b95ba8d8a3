import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import { inArray } from 'drizzle-orm';
import { variantTable } from '../catalogue/tables.ts';
import type { Db } from '../db/db.ts';
import { readFreePieces } from '../stock/reserve-stock.ts';
import type { OtherSize } from './tables.ts';

/** Of each sku: the other sizes of the same option of which a warehouse of the market has a piece to give. */
export async function listOtherSizes(
  db: Db,
  { market, skus }: { market: string; skus: readonly string[] },
): Promise<(sku: string) => OtherSize[]> {
  const products = [...new Set(skus.map(productIdOf))];
  if (products.length === 0) return () => [];
  const rows = await db.select().from(variantTable).where(inArray(variantTable.productId, products)).orderBy(variantTable.position);
  const free = await readFreePieces(db, { market, skus: rows.map(({ id }) => id) });
  const hasPiece = (id: string) => free.some(({ sku, kind, quantity }) => sku === id && kind === 'warehouse' && quantity > 0);
  return (sku) =>
    rows
      .filter(({ id, productId }) => id !== sku && productId === productIdOf(sku) && hasPiece(id))
      .map(({ id, ean, sizeName, lengthName }) => ({ sku: id, ean, size: sizeName, length: lengthName ?? '' }));
}
