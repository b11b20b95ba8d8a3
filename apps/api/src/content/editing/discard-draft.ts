import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey, Saved } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import { replaceDraft } from '../../drafts/replace-draft.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { pageKind } from './page-kind.ts';
import { checkMarket, nameOf, whoChanges } from './who.ts';

/** Back to what is live. The work is put aside as a version, because a wrong click must not cost a morning. */
export async function discardDraft(ctx: Ctx, { basedOn, ...key }: PageKey & { basedOn: number }): Promise<Saved> {
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    const live = await pageKind.findLive(tx, key);
    if (!live) throw new ShopError('not_found');
    // Exactly what is live: completed, it would look like a change.
    const draft = await replaceDraft(tx, pageKind, { key, content: live.content, basedOn, at: ctx.now, who });
    await audit(tx, { at: ctx.now, who, action: 'page.discard', subject: nameOf(key) });
    return { version: draft.version, state: 'live', changedAt: draft.changedAt.toISOString() };
  });
}
