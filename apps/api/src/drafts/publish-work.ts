import { ShopError } from '@selvedge/contract/error.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind } from './document-kind.ts';
import { mergeOrRefuse } from './merge-or-refuse.ts';
import { putLive } from './put-live.ts';

type Publishing<K> = { key: K; version: number; decided: readonly string[]; at: Date; who: string };

/** `merged`: what is live, where something that was published since the work began was put together with it. */
type PublishedWork<C> = { number: number; version: number; merged?: C };

/**
 * Publishes the draft that the editor has seen: not one that a colleague has saved a moment ago. What was published since the work
 * began, by a release for instance, is not undone by it. Call it in a transaction that has bumped the content revision first.
 */
export async function publishWork<K, C>(tx: Db, kind: DocumentKind<K, C>, publishing: Publishing<K>): Promise<PublishedWork<C>> {
  const { key, version, decided, at, who } = publishing;
  const draft = await kind.findDraft(tx, key, { lock: true });
  if (!draft?.content) throw new ShopError('not_found');
  if (draft.version !== version) throw new ShopError('conflict', { version: [kind.overtaken] });
  const live = await kind.findLive(tx, key);
  const place = (content: C) => kind.place(key, content);
  const mine = place(draft.content);
  const content = live
    ? place(
        mergeOrRefuse({ base: draft.base && place(draft.base), mine, theirs: place(live.content) }, { overtaken: kind.overtaken, decided }),
      )
    : mine;
  const number = await putLive(tx, kind, { key, content, at, who });
  const isMerged = !isSame(content, mine);
  const next = await kind.settleDraft(tx, { key, content, isMerged });
  return { number, version: next, ...(isMerged && { merged: content }) };
}
