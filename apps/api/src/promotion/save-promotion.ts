import { ShopError } from '@selvedge/contract/error.ts';
import { Promotion } from '@selvedge/contract/promotion.ts';
import type { SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { saveRewardProducts } from '../catalogue/save-reward-products.ts';
import type { Db } from '../db/db.ts';
import { mergeOrRefuse } from '../drafts/merge-or-refuse.ts';
import { staffOf } from '../http/staff-of.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getSavedPromotion } from './list-promotions.ts';
import { promotionTable } from './tables.ts';

type Save = { id: string; promotion: Promotion; basedOn: number; base?: Promotion | undefined };

/** What somebody else has saved since is put together with it; where both changed the same, the caller looks at both. */
export async function savePromotion(ctx: Ctx, { id, promotion, basedOn, base }: Save): Promise<SavedPromotion> {
  if (promotion.id !== id) throw new ShopError('invalid_request', { id: ['validation.invalid_value'] });
  if (!promotion.names.en) throw new ShopError('invalid_request', { names: ['validation.english_missing'] });
  return ctx.db.transaction(async (tx) => {
    await writePromotion(tx, { promotion, basedOn, base, who: staffOf(ctx), now: ctx.now });
    return getSavedPromotion(tx, id);
  });
}

type Write = {
  promotion: Promotion;
  who: string;
  now: Date /** Absent: whatever is there is replaced. */;
  basedOn?: number;
  base?: Promotion | undefined;
};

/** Also what the demo and other programs call, in a transaction of their own. */
export async function writePromotion(tx: Db, { promotion: sent, basedOn, base, who, now }: Write): Promise<void> {
  // First of all: whoever changes a promotion next waits here, so the audit's 'before' is what this change replaced.
  await bumpRevision(tx, 'promotion');
  const { id } = sent;
  const [before] = await tx.select().from(promotionTable).where(eq(promotionTable.id, id));
  const version = before?.version ?? 0;
  const isOvertaken = basedOn !== undefined && basedOn !== version;
  const promotion = isOvertaken ? mergePromotions({ base, mine: sent, theirs: before?.definition as Promotion | undefined }) : sent;
  const { benefit } = promotion;
  const row = { id, definition: promotion, version: version + 1, changedAt: now, changedBy: who };
  await tx.insert(promotionTable).values(row).onConflictDoUpdate({ target: promotionTable.id, set: row });
  await saveRewardProducts(tx, { promotionId: id, reward: benefit.kind === 'bonusProduct' ? benefit : undefined });
  await audit(tx, { at: now, who, action: 'promotion.save', subject: id, before: before?.definition, after: promotion });
}

const overtaken = 'studio.promotion_changed_elsewhere';

type Works = { base: Promotion | undefined; mine: Promotion; theirs: Promotion | undefined };

function mergePromotions(works: Works): Promotion {
  // Two changes that are good by themselves may not be good together.
  const { data } = Promotion.safeParse(works.base && works.theirs ? mergeOrRefuse(works, { overtaken }) : undefined);
  if (!data) throw new ShopError('conflict', { basedOn: [overtaken] });
  return data;
}
