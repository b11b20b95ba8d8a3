import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** The categories a style names, and those above them, which show it as well. */
export async function readCategories(db: Db, named: readonly string[]): Promise<StaffProduct['categories']> {
  const { rows } = await db.execute<{ id: string; name: string; named: boolean }>(sql`
    with recursive above as (
      select id, id as named from unnest(${sql.param([...named])}::text[]) as id
      union select c.parent_id, a.named from above a join category c on c.id = a.id where c.parent_id is not null)
    select a.id, coalesce(c.names->>'en', a.id) as name, bool_or(a.id = a.named) as named
    from above a left join category c on c.id = a.id group by a.id, c.names order by named desc, a.id`);
  return rows.map(({ id, name, named: isNamed }) => ({ id, name, why: isNamed ? 'named' : 'above' }));
}

/** What is worn with it, what a set is made of, and the other colours of its style. */
export async function readRelations(db: Db, { id, styleNumber }: { id: string; styleNumber: string }): Promise<StaffProduct['relations']> {
  const { rows } = await db.execute<StaffProduct['relations'][number]>(sql`
    select r.kind, r.related_id as id, coalesce(t.name, r.related_id) as name
    from product_relation r left join product p on p.id = r.related_id
      left join style_text t on t.style_number = p.style_number and t.language = 'en'
    where r.product_id = ${id}
    union all
    select 'colour', p.id, coalesce(p.colour_names->>'en', p.colour) from product p
    where p.style_number = ${styleNumber} and p.id <> ${id} and p.withdrawn_at is null
    order by 1, 2 limit 200`);
  return rows;
}
