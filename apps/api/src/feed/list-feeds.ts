import type { KeptFeed } from '@selvedge/contract/studio/feeds.ts';
import { asc } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { showFeed } from './show-feed.ts';
import { feedTable } from './tables.ts';

export async function listFeeds(ctx: Ctx, shopUrl: string): Promise<{ feeds: KeptFeed[] }> {
  const rows = await ctx.db.select().from(feedTable).orderBy(asc(feedTable.market), asc(feedTable.name), asc(feedTable.id));
  const mayWrite = ctx.session?.kind === 'staff' && ctx.session.rights.includes('catalogue.write');
  return { feeds: rows.map((row) => showFeed(row, { shopUrl, mayWrite })) };
}
