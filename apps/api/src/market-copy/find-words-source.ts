import { languageOfMarket } from '@selvedge/domain/market/market-name.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { market as table } from '../market/tables.ts';

const pagesOf = sql`(select count(*) from page where page.market = ${table.id} and page.published)`;

/** Whose texts a new market begins with: its source's where both speak one language, else those of the first market that speaks its own. */
export async function findWordsSource(tx: Db, { id, source }: { id: string; source: string }): Promise<string | null> {
  const language = languageOfMarket(id);
  if (languageOfMarket(source) === language) return source;
  const [speaker] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.language, language), ne(table.id, id)))
    .orderBy(desc(sql`${table.country} = ${id.slice(3)}`), desc(pagesOf), desc(table.isOpen), table.priority)
    .limit(1);
  return speaker?.id ?? null;
}
