import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { SaveDraft, StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { canChangeDraft, draftState } from '@selvedge/domain/draft-order/draft-state.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { getVariant } from '../basket/sold-variant.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Db } from '../db/db.ts';
import { getMarket } from '../http/get-market.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showDraft } from './show-draft.ts';
import { draftNumber, getLockedDraft } from './store.ts';
import { type DraftOrderRow, draftLineTable, draftTable } from './tables.ts';

/** Keeps what staff put together. Its link, should one be out, would hand over something else than the mail says: it is taken back. */
export async function saveDraft(ctx: Ctx, wish: SaveDraft): Promise<StaffDraft> {
  await refuseUnsold(ctx, wish);
  const row = await ctx.db.transaction(async (tx) => {
    const known = wish.draftNumber === undefined ? await begin(tx, ctx, wish) : await getLockedDraft(tx, wish.draftNumber);
    const saved = await update(tx, ctx, { ...wish, known });
    await tx.delete(draftLineTable).where(eq(draftLineTable.draftId, saved.id));
    const lines = wish.lines.map(({ sku, quantity }, place) => ({ lineId: randomUUID(), draftId: saved.id, place, sku, quantity }));
    await tx.insert(draftLineTable).values(lines);
    // Not whose it is: the audit log outlives the person.
    const after = { market: wish.market, lines: wish.lines };
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'draftOrder.save', subject: draftNumber(saved), after });
    return saved;
  });
  return showDraft(ctx, row);
}

/** Whether there are pieces is decided when it is opened; a gift card names whom it is for, which is the buyer's to say. */
async function refuseUnsold(staff: Ctx, { market, lines }: SaveDraft): Promise<void> {
  const ctx: Ctx = { ...staff, market: getMarket(staff.content, market), session: undefined };
  const catalogue = await getMarketCatalogue(ctx);
  for (const { sku } of lines)
    if ('giftCardValue' in getVariant(ctx, catalogue, sku)) throw new ShopError('line_refused', { lineItem: ['basket.unknown_sku'] });
}

/** The same key again, from a second press or after a lost answer, is the same draft. */
async function begin(tx: Db, ctx: Ctx, { key, market, email, note }: SaveDraft): Promise<DraftOrderRow> {
  const values = { key, market, email, note, createdBy: staffOf(ctx), createdAt: ctx.now, changedAt: ctx.now };
  await tx.insert(draftTable).values(values).onConflictDoNothing();
  const [row] = await tx.select().from(draftTable).where(eq(draftTable.key, key)).for('update');
  return row!;
}

const takenBack = { tokenHash: null, sentAt: null, expiresAt: null };

type Update = Pick<SaveDraft, 'market' | 'email' | 'note'> & { known: DraftOrderRow };

async function update(tx: Db, ctx: Ctx, { known, market, email, note }: Update): Promise<DraftOrderRow> {
  const state = draftState(known, ctx.now);
  if (!canChangeDraft(state)) throw new ShopError('conflict', { draft: [`studio.draft_${state}`] });
  const set = { market, email, note, ...takenBack, changedAt: ctx.now };
  const [row] = await tx.update(draftTable).set(set).where(eq(draftTable.id, known.id)).returning();
  return row!;
}
