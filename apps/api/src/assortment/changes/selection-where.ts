import type { Selection } from '@selvedge/contract/studio/changes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { productWhere } from '../products/product-where.ts';

/** Gift cards and sets are priced by what they are made of, so prices leave them alone. */
export function selectionWhere(selection: Selection, now: Date): SQL {
  if ('ids' in selection) return sql`f.product_id = any(${sql.param(selection.ids)}::text[])`;
  return productWhere(selection.filter, now);
}
