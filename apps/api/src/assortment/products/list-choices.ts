import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { staffProducts } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';

/** From memory where it is there: a list of all tags from the table would read every product. */
export async function listChoices({ db, catalogue, content }: Ctx): Promise<Answer<typeof staffProducts.choices>> {
  const { structure } = catalogue;
  const byName = <T extends { name: string }>(list: T[]) => list.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const { rows: badges } = await db.execute<{ id: string; name: string }>(sql`select id, coalesce(titles->>'en', id) as name from badge`);
  const { rows: categories } = await db.execute<{ id: string; name: string; parent: string | null }>(
    sql`select id, coalesce(names->>'en', id) as name, parent_id as parent from category`,
  );
  return {
    brands: [...new Set(structure.styles.map(({ brand }) => brand))].sort(),
    categories: byName(categories).map(({ parent, ...each }) => ({ ...each, ...(parent && { parent }) })),
    badges: byName(badges),
    tags: [...structure.tags.keys()].sort().slice(0, mostTags),
    languages: [...new Set(content.markets.map(({ language }) => language.baseCode))].sort(),
  };
}

const mostTags = 2_000;
