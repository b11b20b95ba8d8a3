import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type StoreRow, storeTable } from '../store/tables.ts';
import { type RowMemory, rememberRows } from './remember-rows.ts';
import { document, page } from './tables.ts';

type PageRow = Pick<typeof page.$inferSelect, 'id' | 'market' | 'path' | 'content'>;
type DocumentRow = Pick<typeof document.$inferSelect, 'market' | 'name' | 'content'>;

export async function readPages(tx: Db, { preview, memory }: { preview: boolean; memory: RowMemory }): Promise<PageRow[]> {
  const shown = preview ? undefined : eq(page.published, true);
  const head = { key: page.id, version: sql<string>`${page}.xmin::text` };
  return rememberRows<PageRow>(memory, {
    table: 'page',
    current: await tx.select(head).from(page).where(shown),
    read: async (keys) => {
      const columns = { ...head, market: page.market, path: page.path, content: page.content };
      const rows = await tx
        .select(columns)
        .from(page)
        .where(keys ? inArray(page.id, [...keys]) : shown);
      return rows.map(({ key, version, ...row }) => ({ key, version, row: { id: key, ...row } }));
    },
  });
}

export async function readDocuments(tx: Db, memory: RowMemory): Promise<DocumentRow[]> {
  const key = sql<string>`${document.market} || ' ' || ${document.name}`;
  const head = { key, version: sql<string>`${document}.xmin::text` };
  return rememberRows<DocumentRow>(memory, {
    table: 'document',
    current: await tx.select(head).from(document),
    read: async (keys) => {
      const { market, name, content } = document;
      const named = keys?.map((each) => each.split(' ') as [market: string, name: string]);
      const rows = await tx
        .select({ ...head, market, name, content })
        .from(document)
        // More than was asked for where two markets changed different documents, and never less.
        .where(
          named &&
            and(
              inArray(
                market,
                named.map(([each]) => each),
              ),
              inArray(
                name,
                named.map(([, each]) => each),
              ),
            ),
        );
      return rows.map(({ key: id, version, ...row }) => ({ key: id, version, row }));
    },
  });
}

/** A retailer of five thousand stores would otherwise wait for all of them whenever a headline changes. */
export async function readStores(tx: Db, memory: RowMemory): Promise<StoreRow[]> {
  const head = { key: storeTable.id, version: sql<string>`${storeTable}.xmin::text` };
  return rememberRows<StoreRow>(memory, {
    table: 'store',
    current: await tx.select(head).from(storeTable).orderBy(asc(storeTable.id)),
    read: async (keys) => {
      const rows = await tx
        .select({ head, row: getTableColumns(storeTable) })
        .from(storeTable)
        .where(keys ? inArray(storeTable.id, [...keys]) : undefined);
      return rows.map(({ head: { key, version }, row }) => ({ key, version, row }));
    },
  });
}
