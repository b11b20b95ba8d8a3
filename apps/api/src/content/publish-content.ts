import type { Navigation } from '@selvedge/contract/navigation.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';
import { document, page, siteSetting } from './tables.ts';

export type PublishedMarket = {
  market: string;
  navigation: Navigation;
  pages: readonly { path: string; content: PageContent }[];
  documents: Readonly<Record<string, unknown>>;
};

/** Two processes that start on one empty database must not both fill it: the second waits here, and then sees the first one's content. */
export async function lockContent(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${siteSetting} in share row exclusive mode`);
}

/** Whether anybody has published anything: then the shop belongs to its owner and is not filled with a demo. */
export async function hasContent(db: Db): Promise<boolean> {
  const settings = await db.select({ market: siteSetting.market }).from(siteSetting).limit(1);
  const pages = await db.select({ id: page.id }).from(page).limit(1);
  return settings.length + pages.length > 0;
}

/** Writes the first content of markets, to be seen at once. Call it in a transaction. */
export async function publishContent(tx: Db, markets: readonly PublishedMarket[]): Promise<void> {
  for (const { market, navigation, pages, documents } of markets) {
    await tx.insert(siteSetting).values({ market, navigation });
    const rows = pages.map(({ path, content }) => ({ market, path, alias: content._meta.alias, content, published: true }));
    if (rows.length > 0) await tx.insert(page).values(rows);
    const named = Object.entries(documents).map(([name, content]) => ({ market, name, content }));
    if (named.length > 0) await tx.insert(document).values(named);
  }
  await bumpRevision(tx, 'content');
}
