import { ShopError } from '@selvedge/contract/error.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageKey, Saved } from '@selvedge/contract/studio/page-edit.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkRowLimit } from './check-row-limit.ts';
import { explainUnshown } from './explain-unshown.ts';
import { putLive } from './put-live.ts';
import { findDraft } from './store.ts';
import { checkMarket, whoChanges } from './who.ts';

/** Publishes the draft that the editor has seen: not one that a colleague has saved a moment ago. */
export async function publishPage(ctx: Ctx, { version, ...key }: PageKey & { version: number }): Promise<Saved & { number: number }> {
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const draft = await findDraft(tx, key, { lock: true });
    if (!draft) throw new ShopError('not_found');
    if (draft.version !== version) throw new ShopError('conflict', { version: ['studio.page_changed_elsewhere'] });
    const [problem] = [...explainUnshown(ctx.content, { ...key, alias: draft.alias as PageAlias }), ...(await checkRowLimit(tx, draft))];
    if (problem) throw new ShopError('invalid_request', { [problem.at]: problem.keys });
    const number = await putLive(tx, { ...key, alias: draft.alias as PageAlias, content: draft.content, at: ctx.now, who });
    return { number, version, state: 'live', changedAt: ctx.now.toISOString() };
  });
}
