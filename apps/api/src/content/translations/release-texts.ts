import type { TextChange } from '@selvedge/contract/studio/translations.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../http/ctx.ts';
import { releaseText } from '../tables.ts';
import { type NewText, putTextsLive } from './put-texts-live.ts';
import { readWritten } from './read-written.ts';
import { checkChanges, refuseOvertaken } from './save-texts.ts';

/** Takes words up into a release. What could not be shown is refused here, not in the minute it is due. */
export async function addReleaseTexts(ctx: Ctx, tx: Db, { id, texts }: { id: string; texts: readonly TextChange[] }): Promise<void> {
  if (texts.length === 0) return;
  checkChanges(ctx, texts);
  refuseOvertaken(await readWritten(tx, [...new Set(texts.map(({ scope }) => scope))]), texts);
  await tx
    .insert(releaseText)
    .values(texts.map(({ scope, key, text }) => ({ releaseId: id, scope, key, text })))
    .onConflictDoUpdate({ target: [releaseText.releaseId, releaseText.scope, releaseText.key], set: { text: sql`excluded.text` } });
}

type Place = Pick<TextChange, 'scope' | 'key'>;

export async function removeReleaseTexts(tx: Db, { id, texts }: { id: string; texts: readonly Place[] }): Promise<void> {
  const { releaseId, scope, key } = releaseText;
  for (const each of texts) await tx.delete(releaseText).where(and(eq(releaseId, id), eq(scope, each.scope), eq(key, each.key)));
}

export async function listReleaseTexts(db: Db, ids: readonly string[]): Promise<(NewText & { releaseId: string })[]> {
  return db
    .select()
    .from(releaseText)
    .where(inArray(releaseText.releaseId, [...ids]))
    .orderBy(asc(releaseText.scope), asc(releaseText.key));
}

/** Call it in the transaction that makes the release live. Answers how many there were. */
export async function putReleaseTextsLive(tx: Db, { id, at, who }: { id: string; at: Date; who: string }): Promise<number> {
  const texts = await listReleaseTexts(tx, [id]);
  if (texts.length > 0) await putTextsLive(tx, { texts, at, who, source: 'release' });
  return texts.length;
}
