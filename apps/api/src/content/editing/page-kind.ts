import { EditedContent, type PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { DocumentKind } from '../../drafts/document-kind.ts';
import { openPlans } from '../../drafts/open-plans.ts';
import { type Draft as DraftOf, openStore } from '../../drafts/open-store.ts';
import { page } from '../tables.ts';
import { checkContent } from './check-content.ts';
import { getAliasAt, placeContent } from './place-page.ts';
import { summariseChange } from './summarise-change.ts';
import { pageDraftTable, pageVersionTable, releasePageTable } from './tables.ts';
import { nameOf } from './who.ts';

export type Draft = DraftOf<EditedContent>;
export type Live = Pick<typeof page.$inferSelect, 'id' | 'alias' | 'changedAt'> & { content: EditedContent };

const also = ({ path }: PageKey) => ({ alias: getAliasAt(path) });

export const pageKind: DocumentKind<PageKey, EditedContent> = {
  ...openStore<PageKey, EditedContent>({
    drafts: pageDraftTable,
    versions: pageVersionTable,
    names: ['market', 'path'],
    also,
  }),
  plans: openPlans<PageKey, EditedContent>({ table: releasePageTable, names: ['market', 'path'], also }),
  name: 'page',
  nameOf,
  overtaken: 'studio.page_changed_elsewhere',
  findLive,
  async writeLive(tx, { key: { market, path }, content, at }) {
    const values = { alias: getAliasAt(path), content, published: true, changedAt: at };
    await tx
      .insert(page)
      .values({ market, path, ...values })
      .onConflictDoUpdate({ target: [page.market, page.path], set: values });
  },
  place: ({ market, path }, content) => placeContent(content, { market, path, alias: getAliasAt(path) }),
  check: (_, content) => checkContent(content),
  summarise: summariseChange,
};

/** What shoppers see. A row that no longer fits the contract is not shown to them, and is not there for editors either. */
export async function findLive(db: Db, { market, path }: PageKey): Promise<Live | undefined> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.market, market), eq(page.path, path), eq(page.published, true)));
  const content = EditedContent.safeParse(row?.content);
  return row && content.success ? { id: row.id, alias: row.alias, changedAt: row.changedAt, content: content.data } : undefined;
}
