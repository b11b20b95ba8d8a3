import type { StaffProduct, StaffVariant, StockPlace } from '@selvedge/contract/studio/products.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { stockLocationTable, variantTable } from '../../catalogue/tables.ts';
import type { Db } from '../../db/db.ts';

type Pieces = StaffVariant['stock'][number] & { sku: string };

/** The sizes with what each place has of them. Places without a piece are there as well: that is where pieces are put. */
export async function readVariants(db: Db, productId: string): Promise<Pick<StaffProduct, 'variants' | 'places'>> {
  const variants = await db.select().from(variantTable).where(eq(variantTable.productId, productId)).orderBy(asc(variantTable.position));
  const { rows: pieces } = await db.execute<Pieces>(sql`
    select s.variant_id as sku, s.kind, s.location_id as id, s.quantity as pieces,
      coalesce((select sum(r.quantity) from stock_reservation r
        where (r.variant_id, r.kind, r.location_id) = (s.variant_id, s.kind, s.location_id)), 0)::integer as reserved
    from stock s join variant v on v.id = s.variant_id where v.product_id = ${productId} order by s.kind desc, s.location_id`);
  const described = await db.select().from(stockLocationTable).orderBy(sql`kind desc, id`);
  return {
    variants: variants.map(({ id, ean, sizeName, lengthName }) => ({
      ...{ id, ean, size: sizeName, ...(lengthName && { length: lengthName }) },
      stock: pieces.filter(({ sku }) => sku === id).map(({ sku: _, ...each }) => each),
    })),
    places: placesOf(described, pieces),
  };
}

function placesOf(described: readonly { kind: StockPlace['kind']; id: string; name: string }[], pieces: readonly Pieces[]): StockPlace[] {
  const places = new Map(described.map(({ kind, id, name }) => [`${kind} ${id}`, { kind, id, name: name || id }]));
  for (const { kind, id } of pieces) if (!places.has(`${kind} ${id}`)) places.set(`${kind} ${id}`, { kind, id, name: id });
  return [...places.values()];
}
