import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedContent, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { audit } from '../../audit/audit.ts';
import { replaceDraft } from '../../drafts/replace-draft.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { everyMarket } from '../tables.ts';
import { getPage } from './get-page.ts';
import { pageKind } from './page-kind.ts';
import { checkMarket, nameOf, whoChanges } from './who.ts';

type Copy = PageKey & { to: readonly string[] };

/** The same page in other markets, as drafts there: their editors translate, look at it and publish. All of them or none. */
export async function copyPage(ctx: Ctx, { to, ...key }: Copy): Promise<(PageKey & { version: number })[]> {
  const who = whoChanges(ctx);
  const { content, version } = await getPage(ctx, key);
  const targets = [...new Set(to)].filter((market) => market !== key.market);
  for (const market of targets) checkMarket(ctx, { market });
  return ctx.db.transaction(async (tx) => {
    const copied: (PageKey & { version: number })[] = [];
    for (const market of targets) {
      const there = { market, path: key.path };
      const before = await pageKind.findDraft(tx, there, { lock: true });
      const own = pageKind.place(there, inMarket(content, { from: key.market, to: market }));
      const draft = await replaceDraft(tx, pageKind, { key: there, content: own, basedOn: before?.version ?? 0, at: ctx.now, who });
      await audit(tx, { at: ctx.now, who, action: 'page.copy', subject: nameOf(there), after: { from: key.market, version } });
      copied.push({ ...there, version: draft.version });
    }
    if (copied.length === 0) throw new ShopError('invalid_request', { to: ['validation.required'] });
    return copied;
  });
}

/** Links into the market that a page comes from lead to the market that it is copied to. */
function inMarket(content: EditedContent, { from, to }: { from: string; to: string }): EditedContent {
  if (from === everyMarket || to === everyMarket) return content;
  const start = new RegExp(`^/${from}(?=/|$|\\?|#)`);
  return JSON.parse(JSON.stringify(content), (name, value) =>
    name === 'url' && typeof value === 'string' ? value.replace(start, `/${to}`) : value,
  );
}
