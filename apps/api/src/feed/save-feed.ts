import { randomBytes } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FeedDraft, KeptFeed } from '@selvedge/contract/studio/feeds.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showFeed } from './show-feed.ts';
import { lockFeed } from './store.ts';
import { type FeedRow, feedTable } from './tables.ts';

type Key = { id: string; version: number };

/** By staff. Without an id a new one. */
export async function saveFeed(ctx: Ctx, { id, version, ...draft }: FeedDraft, shopUrl: string): Promise<KeptFeed> {
  if (!ctx.content.byMarket.has(draft.market) && !ctx.content.closed.has(draft.market))
    throw new ShopError('conflict', { market: ['studio.feed_market'] });
  const changed = { ...draft, changedAt: ctx.now, changedBy: staffOf(ctx) };
  const row = await ctx.db.transaction(async (tx) => {
    if (id === undefined) {
      const made = { ...changed, id: newId(), token: newToken(), version: 1 };
      const [row] = await tx.insert(feedTable).values(made).returning();
      await audit(tx, { at: ctx.now, who: changed.changedBy, action: 'feed.create', subject: made.id, after: draft });
      return row!;
    }
    const before = await lockFeed(tx, id);
    if (!before) throw new ShopError('not_found');
    if (before.version !== version) throw new ShopError('conflict', { version: ['studio.feed_changed'] });
    const [row] = await tx
      .update(feedTable)
      .set({ ...changed, version: version + 1 })
      .where(eq(feedTable.id, id))
      .returning();
    await audit(tx, { at: ctx.now, who: changed.changedBy, action: 'feed.save', subject: id, before: withoutToken(before), after: draft });
    return row!;
  });
  return showFeed(row, { shopUrl, mayWrite: true });
}

/** Whoever has the old address finds nothing there any more. */
export async function renewAddress(ctx: Ctx, key: Key, shopUrl: string): Promise<KeptFeed> {
  const row = await ctx.db.transaction(async (tx) => {
    await lockVersion(tx, key);
    const changed = { token: newToken(), version: key.version + 1, changedAt: ctx.now, changedBy: staffOf(ctx) };
    const [row] = await tx.update(feedTable).set(changed).where(eq(feedTable.id, key.id)).returning();
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'feed.renew_address', subject: key.id });
    return row!;
  });
  return showFeed(row, { shopUrl, mayWrite: true });
}

export async function removeFeed(ctx: Ctx, key: Key): Promise<{ status: 'OK' }> {
  await ctx.db.transaction(async (tx) => {
    const before = await lockVersion(tx, key);
    await tx.delete(feedTable).where(eq(feedTable.id, key.id));
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'feed.remove', subject: key.id, before: withoutToken(before) });
  });
  return { status: 'OK' };
}

async function lockVersion(tx: Ctx['db'], { id, version }: Key): Promise<FeedRow> {
  const row = await lockFeed(tx, id);
  if (!row) throw new ShopError('not_found');
  if (row.version !== version) throw new ShopError('conflict', { version: ['studio.feed_changed'] });
  return row;
}

const withoutToken = ({ token: _, ...row }: FeedRow) => row;
const newToken = (): string => randomBytes(24).toString('base64url');
const newId = (): string => Array.from(randomBytes(8), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
