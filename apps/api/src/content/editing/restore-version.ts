import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedPage, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getPage } from './get-page.ts';
import { aliasAt } from './place-page.ts';
import { replaceDraft } from './replace-draft.ts';
import { getVersion } from './versions.ts';
import { nameOf, whoChanges } from './who.ts';

type Restore = PageKey & { number: number; basedOn: number };

/** An older version becomes the draft; it is live when somebody publishes it. */
export async function restoreVersion(ctx: Ctx, { number, basedOn, ...key }: Restore): Promise<EditedPage> {
  const who = whoChanges(ctx);
  const { content } = await getVersion(ctx, { ...key, number });
  const alias = aliasAt(key.path);
  if (!content || !alias) throw new ShopError('not_found');
  await ctx.db.transaction(async (tx) => {
    await replaceDraft(tx, { ...key, alias, content, basedOn, at: ctx.now, who });
    await audit(tx, { at: ctx.now, who, action: 'page.restore', subject: nameOf(key), after: { version: number } });
  });
  return getPage(ctx, key);
}
