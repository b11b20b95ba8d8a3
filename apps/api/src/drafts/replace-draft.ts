import { ShopError } from '@selvedge/contract/error.ts';
import { isSame } from '@selvedge/domain/versions/is-same.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Draft } from './open-store.ts';

type Replacement<K, C> = { key: K; content: C | null; basedOn: number; at: Date; who: string };

/** Puts other content, or none, in place of a draft. Work that is nowhere else is kept as a version first: going back must not lose anything. */
export async function replaceDraft<K, C>(tx: Db, kind: DocumentKind<K, C>, replacement: Replacement<K, C>): Promise<Draft<C>> {
  const { key, content, basedOn, at, who } = replacement;
  const before = await kind.findDraft(tx, key, { lock: true });
  const live = await kind.findLive(tx, key);
  if (before?.content && before.version === basedOn && !isSame(before.content, live?.content))
    await kind.insertVersion(tx, { key, kind: 'kept', content: before.content, at: before.changedAt, who: before.changedBy });
  const begins = { base: live?.content ?? null, begun: basedOn + 1 };
  const draft = await kind.writeDraft(tx, { key, content, ...begins, basedOn, changedAt: at, changedBy: who });
  if (!draft) throw new ShopError('conflict', { basedOn: [kind.overtaken] });
  return draft;
}
