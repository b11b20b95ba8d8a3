import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { page } from './tables.ts';

type PageRow = Pick<typeof page.$inferSelect, 'id' | 'market' | 'path' | 'content'>;

/** Pages read before, with the row version they were read at. */
export type PageMemory = Map<string, { version: string; row: PageRow }>;

/** Above this many changed pages, reading them all is quicker than naming each. */
const few = 500;

/**
 * Thousands of pages change one at a time. Reading all of them for one new headline would keep it from the shop for a second,
 * so rows that PostgreSQL has not written since are taken from memory.
 */
export async function readPages(tx: Db, { preview, memory }: { preview: boolean; memory: PageMemory }): Promise<PageRow[]> {
  const shown = preview ? undefined : eq(page.published, true);
  const version = sql<string>`${page}.xmin::text`;
  const current = await tx.select({ id: page.id, version }).from(page).where(shown);
  const changed = current.filter((row) => memory.get(row.id)?.version !== row.version).map((row) => row.id);
  const columns = { id: page.id, market: page.market, path: page.path, content: page.content, version };
  const isFew = changed.length <= few;
  const fresh =
    changed.length === 0
      ? []
      : await tx
          .select(columns)
          .from(page)
          .where(isFew ? inArray(page.id, changed) : shown);
  for (const { version: read, ...row } of fresh) memory.set(row.id, { version: read, row });
  const ids = new Set(current.map((row) => row.id));
  for (const id of memory.keys()) if (!ids.has(id)) memory.delete(id);
  return current.map((row) => memory.get(row.id)!.row);
}
