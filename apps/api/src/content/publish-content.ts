import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import { type Navigation, siteParts } from '@selvedge/contract/navigation.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';
import { cleanContent } from './clean-content.ts';
import { document, everyMarket, featureFlag, page } from './tables.ts';

export type PublishedMarket = {
  market: string;
  navigation: Navigation;
  pages: readonly { path: string; content: PageContent }[];
  documents: Readonly<Record<string, unknown>>;
};

/**
 * Two processes that start on one empty database must not both fill it: the second waits here, and then sees the first one's content. It waits as long as it takes: on a
 * slow machine filling the shop takes longer than a query may, and the second process stopped with an error.
 */
export async function lockContent(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`lock table ${document} in share row exclusive mode`);
}

/** Whether anybody has published anything: then the shop belongs to its owner and is not filled with a demo. */
export async function hasContent(db: Db): Promise<boolean> {
  const site = await db
    .select({ market: document.market })
    .from(document)
    .where(inArray(document.name, Object.keys(siteParts)))
    .limit(1);
  const pages = await db.select({ id: page.id }).from(page).limit(1);
  return site.length + pages.length > 0;
}

/** Writes the first content of markets, to be seen at once. Call it in a transaction. */
export async function publishContent(tx: Db, markets: readonly PublishedMarket[]): Promise<void> {
  for (const { market, navigation, pages, documents } of markets) {
    const rows = pages.map(({ path, content }) => ({
      market,
      path,
      alias: content._meta.alias,
      content: cleanContent(content),
      published: true,
    }));
    if (rows.length > 0) await tx.insert(page).values(rows);
    const named = Object.entries({ ...splitSite(navigation), ...documents }).map(([name, content]) => ({ market, name, content }));
    await tx.insert(document).values(named);
  }
  await bumpRevision(tx, 'content');
}

/** Flags of every market, where staff have not set any. Call it in a transaction. */
export async function publishFlags(tx: Db, flags: Partial<FeatureToggles>): Promise<void> {
  const rows = Object.entries(flags).map(([name, value]) => ({ market: everyMarket, name, value }));
  await tx.insert(featureFlag).values(rows).onConflictDoNothing();
}

/** Each part of the site settings by its name: a schema takes only what is its own. */
const splitSite = (navigation: Navigation): Record<string, unknown> =>
  Object.fromEntries(Object.entries(siteParts).map(([name, part]) => [name, part.parse(navigation)]));
