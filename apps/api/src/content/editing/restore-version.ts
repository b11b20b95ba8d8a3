import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedPage, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import { replaceDraft } from '../../drafts/replace-draft.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getPage } from './get-page.ts';
import { pageKind } from './page-kind.ts';
import { getVersion } from './versions.ts';
import { nameOf, whoChanges } from './who.ts';

type Restore = PageKey & { number: number; basedOn: number };

/** An older version becomes the draft; it is live when somebody publishes it. */
export async function restoreVersion(ctx: Ctx, { number, basedOn, ...key }: Restore): Promise<EditedPage> {
  const who = whoChanges(ctx);
  const { content } = await getVersion(ctx, { ...key, number });
  if (!content) throw new ShopError('not_found');
  await ctx.db.transaction(async (tx) => {
    await replaceDraft(tx, pageKind, { key, content: pageKind.place(key, content), basedOn, at: ctx.now, who });
    await audit(tx, { at: ctx.now, who, action: 'page.restore', subject: nameOf(key), after: { version: number } });
  });
  return getPage(ctx, key);
}
