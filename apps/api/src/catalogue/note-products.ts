import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';

/** More than this many are read faster with everything else. */
const most = 1_000;
/** Who lists what was touched needs no more than this to say that there are too many. */
export const mostNoted = most + 1;
/** A process that is further behind reads everything. */
const kept = 500;

/** Tells every process that these products are others now. Call it in the transaction of the change. */
export async function noteProducts(tx: Db, products: readonly string[]): Promise<void> {
  const revision = await bumpRevision(tx, 'catalogue');
  if (products.length > most) return;
  await tx.execute(
    sql`insert into catalogue_change (revision, products) values (${revision}::bigint, ${sql.param([...products])}::text[])
      on conflict (revision) do update set products = excluded.products`,
  );
  await tx.execute(sql`delete from catalogue_change where revision < ${revision}::bigint - ${kept}::bigint`);
}

/**
 * The products that are others since a revision, and the revision that they lead to. Undefined when one of the changes between did
 * not say what it touched.
 */
export async function changedProducts(db: Db, since: string): Promise<{ revision: string; products: string[] } | undefined> {
  const { rows } = await db.execute<{ revision: string; latest: string; products: string[] }>(sql`
    select c.revision::text as revision, r.value::text as latest, c.products
    from revision r left join catalogue_change c on c.revision > ${since}::bigint and c.revision <= r.value
    where r.name = 'catalogue' order by c.revision`);
  const latest = rows[0]?.latest;
  if (latest === undefined || BigInt(latest) - BigInt(since) !== BigInt(rows.filter(({ revision }) => revision !== null).length))
    return undefined;
  const products = new Set(rows.flatMap(({ products: some }) => some ?? []));
  return products.size > most ? undefined : { revision: latest, products: [...products] };
}
