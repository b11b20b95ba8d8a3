import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedContent, PageKey, Saved } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { aliasAt, placeContent } from './place-page.ts';
import { stateOf } from './show-page.ts';
import { type Draft, findDraft, findLive, insertVersion, writeDraft } from './store.ts';
import { summariseChange } from './summarise-change.ts';
import { checkMarket, nameOf, whoChanges } from './who.ts';

export type DraftSave = PageKey & { basedOn: number; content: EditedContent; keepsOther?: boolean };

/** Somebody who comes back after this long begins a new sitting, which the audit log names again. */
const sittingMs = 10 * 60 * 1000;

/** Keeps the work on a page, unless somebody else has saved since: their work is not overwritten, the caller looks at both. */
export async function saveDraft(ctx: Ctx, { basedOn, content, keepsOther = false, ...key }: DraftSave): Promise<Saved> {
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  const alias = aliasAt(key.path);
  if (!alias) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    const before = await findDraft(tx, key, { lock: true });
    const live = await findLive(tx, key);
    if (!before && !live) throw new ShopError('not_found');
    const placed = placeContent(content, { ...key, alias });
    if (keepsOther && before?.version === basedOn)
      await insertVersion(tx, { ...key, kind: 'kept', content: before.content, at: before.changedAt, who: before.changedBy });
    const draft = await writeDraft(tx, { ...key, alias, content: placed, basedOn, changedAt: ctx.now, changedBy: who });
    if (!draft) throw new ShopError('conflict', { basedOn: ['studio.page_changed_elsewhere'] });
    if (beginsSitting(before, { who, now: ctx.now })) {
      const change = summariseChange(before?.content ?? live?.content, placed);
      await audit(tx, { at: ctx.now, who, action: 'page.edit', subject: nameOf(key), ...change });
    }
    return { version: draft.version, state: await stateOf(tx, { key, draft, live }), changedAt: draft.changedAt.toISOString() };
  });
}

/** A draft is saved every few seconds: an entry for each would bury what went live. */
export function beginsSitting(
  before: Pick<Draft, 'changedBy' | 'changedAt'> | undefined,
  { who, now }: { who: string; now: Date },
): boolean {
  return !before || before.changedBy !== who || now.getTime() - before.changedAt.getTime() > sittingMs;
}
