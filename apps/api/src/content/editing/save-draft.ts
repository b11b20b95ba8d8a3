import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedContent, PageKey, Saved } from '@selvedge/contract/studio/page-edit.ts';
import { saveWork } from '../../drafts/save-work.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { pageKind } from './page-kind.ts';
import { getAliasAt } from './place-page.ts';
import { stateOf } from './show-page.ts';
import { checkMarket, whoChanges } from './who.ts';

export type DraftSave = PageKey & {
  basedOn: number;
  content: EditedContent;
  base?: EditedContent | undefined;
  keepsOther?: boolean;
};

/** Keeps the work on a page, put together with what somebody else has saved since; where both changed the same, the caller looks at both. */
export async function saveDraft(ctx: Ctx, { market, path, keepsOther = false, ...work }: DraftSave): Promise<Saved> {
  const key = { market, path };
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  getAliasAt(path);
  return ctx.db.transaction(async (tx) => {
    const { draft, live, merged } = await saveWork(tx, pageKind, { key, ...work, keepsOther, at: ctx.now, who });
    if (draft.version === 1 && !live) throw new ShopError('not_found');
    const state = await stateOf(tx, { key, draft, live });
    return { version: draft.version, state, changedAt: draft.changedAt.toISOString(), ...(merged && { content: merged }) };
  });
}
