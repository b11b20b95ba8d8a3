import { ShopError } from '@selvedge/contract/error.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { EditedContent, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Db } from '../../db/db.ts';
import { placeContent } from './place-page.ts';
import { type Draft, findDraft, findLive, insertVersion, writeDraft } from './store.ts';

type Replacement = PageKey & {
  alias: PageAlias;
  content: EditedContent;
  basedOn: number;
  at: Date;
  who: string;
  /** Exactly what is live: filled in, it would look like a change. */
  isLive?: boolean;
};

/** Puts other content in place of a draft. Work that is nowhere else is kept as a version first: going back must not lose anything. */
export async function replaceDraft(
  tx: Db,
  { market, path, alias, content, basedOn, at, who, isLive = false }: Replacement,
): Promise<Draft> {
  const key = { market, path };
  const before = await findDraft(tx, key, { lock: true });
  const live = await findLive(tx, key);
  const isElsewhere = before && JSON.stringify(before.content) === JSON.stringify(live?.content);
  if (before && before.version === basedOn && !isElsewhere) {
    await insertVersion(tx, { ...key, kind: 'kept', content: before.content, at: before.changedAt, who: before.changedBy });
  }
  const placed = isLive ? content : placeContent(content, { ...key, alias });
  const draft = await writeDraft(tx, { ...key, alias, content: placed, basedOn, changedAt: at, changedBy: who });
  if (!draft) throw new ShopError('conflict', { basedOn: ['studio.page_changed_elsewhere'] });
  return draft;
}
