import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { pageIdentity } from '../published/page-identity.ts';
import { type StoreRow, storeTable } from '../store/tables.ts';
import { type RowMemory, rememberRows } from './remember-rows.ts';
import { document, page } from './tables.ts';

/** `content` is text until somebody looks at the page: of thousands most are not looked at for days, and as objects they take several times the room. */
export type PageRow = Pick<typeof page.$inferSelect, 'id' | 'market' | 'path' | 'content'> & { identity: string | undefined };
type DocumentRow = Pick<typeof document.$inferSelect, 'market' | 'name' | 'content'>;

export async function readPages(tx: Db, { preview, memory }: { preview: boolean; memory: RowMemory }): Promise<PageRow[]> {
  const shown = preview ? undefined : eq(page.published, true);
  const head = { key: page.id, version: sql<string>`${page}.xmin::text` };
  return rememberRows<PageRow>(memory, {
    table: 'page',
    current: await tx.select(head).from(page).where(shown),
    read: async (keys) => {
      const field = (name: 'categoryId' | 'contentId') => sql<string | undefined>`${page.content}->>${sql.raw(`'${name}'`)}`;
      const named = { categoryId: field('categoryId'), contentId: field('contentId') };
      const columns = { ...head, market: page.market, path: page.path, ...named, content: sql<string>`${page.content}::text` };
      const rows = await tx
        .select(columns)
        .from(page)
        .where(keys ? inArray(page.id, [...keys]) : shown);
      return rows.map(({ key: id, version, market, path, content, ...ids }) => ({
        ...{ key: id, version, row: { id, market, path, identity: pageIdentity(ids), content } },
      }));
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
      const { market, name } = document;
      const content = sql<string>`${document.content}::text`;
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
