import type { StoredStore } from '@selvedge/contract/store.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';

type Placed = Pick<StoredStore, 'id' | 'name' | 'markets'>;

/** Pieces lie in a store under its own id. Without a place for them nothing could be counted, shown or put aside there. */
export async function keepStockLocation(tx: Db, { id, name, markets }: Placed): Promise<void> {
  const { rows } = await tx.execute(sql`
    insert into stock_location (kind, id, name, markets) values ('store', ${id}, ${name}, ${sql.param(markets)}::text[])
    on conflict (kind, id) do update set name = excluded.name, markets = excluded.markets
    where (stock_location.*) is distinct from (excluded.*)
    returning id`);
  if (rows.length > 0) await bumpRevision(tx, 'catalogue');
}

/** What is left in a store that has closed is counted, and sold nowhere. */
export function closeStockLocation(tx: Db, store: Placed): Promise<void> {
  return keepStockLocation(tx, { ...store, markets: [] });
}
