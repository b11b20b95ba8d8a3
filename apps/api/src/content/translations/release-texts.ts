import type { OverlapField, ReleaseText } from '@selvedge/contract/studio/page-edit.ts';
import type { TextChange } from '@selvedge/contract/studio/translations.ts';
import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { releaseText } from '../tables.ts';
import { mergeOvertaken } from './merge-overtaken.ts';
import { type NewText, putTextsLive } from './put-texts-live.ts';
import { readWritten } from './read-written.ts';
import { checkChanges } from './save-texts.ts';

type Given = { id: string; texts: readonly TextChange[] };

/** Takes words up into a release and answers those that they replaced. What could not be shown is refused here, not in the minute it is due. */
export async function addReleaseTexts(ctx: Ctx, tx: Db, { id, texts: changes }: Given): Promise<ReleaseText[]> {
  if (changes.length === 0) return [];
  checkChanges(ctx, changes);
  const written = await readWritten(tx, [...new Set(changes.map(({ scope }) => scope))]);
  const texts = await mergeOvertaken(tx, { written, changes });
  const replaced = await findReplaced(tx, { id, texts });
  await tx
    .insert(releaseText)
    .values(texts.map(({ scope, key, text, basedOn }) => ({ releaseId: id, scope, key, text, basedOn })))
    .onConflictDoUpdate({
      target: [releaseText.releaseId, releaseText.scope, releaseText.key],
      set: { text: sql`excluded.text`, basedOn: sql`excluded.based_on` },
    });
  return replaced;
}

async function findReplaced(tx: Db, { id, texts }: Given): Promise<ReleaseText[]> {
  const { releaseId, scope, key } = releaseText;
  const keys = inArray(key, [...new Set(texts.map((each) => each.key))]);
  const planned = await tx
    .select({ scope, key, text: releaseText.text })
    .from(releaseText)
    .where(and(eq(releaseId, id), keys));
  const given = new Map(texts.map((each) => [`${each.scope} ${each.key}`, each.text]));
  return planned.filter((old) => {
    const text = given.get(`${old.scope} ${old.key}`);
    return text !== undefined && text !== old.text;
  });
}

type Place = Pick<TextChange, 'scope' | 'key'>;

export async function removeReleaseTexts(tx: Db, { id, texts }: { id: string; texts: readonly Place[] }): Promise<void> {
  const { releaseId, scope, key } = releaseText;
  for (const [own, list] of Map.groupBy(texts, (each) => each.scope)) {
    const keys = list.map((each) => each.key);
    await tx.delete(releaseText).where(and(eq(releaseId, id), eq(scope, own), inArray(key, keys)));
  }
}

const mostShown = 200;

type ShownTexts = { texts: NewText[]; textCount: number };

/** The first texts of each release and how many there are: a file of every language is tens of thousands. */
export async function showReleaseTexts(db: Db, ids: readonly string[]): Promise<(id: string) => ShownTexts> {
  const { releaseId, scope, key, text } = releaseText;
  const isOne = inArray(releaseId, [...ids]);
  const place = sql<number>`row_number() over (partition by ${releaseId} order by ${scope}, ${key})`.as('place');
  const placed = db.select({ releaseId, scope, key, text, place }).from(releaseText).where(isOne).as('placed');
  const rows = await db.select().from(placed).where(lte(placed.place, mostShown)).orderBy(asc(placed.place));
  const counts = await db.select({ releaseId, count: count() }).from(releaseText).where(isOne).groupBy(releaseId);
  return (id) => ({
    texts: rows.filter((row) => row.releaseId === id).map((row) => ({ scope: row.scope, key: row.key, text: row.text })),
    textCount: counts.find((each) => each.releaseId === id)?.count ?? 0,
  });
}

type OverwrittenText = { releaseId: string; scope: string; key: string } & Omit<OverlapField, 'at'>;

/** Planned texts that were written again since: they will be as planned, and somebody should know. */
export async function listOverwrittenTexts(db: Db, ids: readonly string[]): Promise<OverwrittenText[]> {
  const { releaseId, scope, key, text, basedOn } = releaseText;
  const latest = (name: 'number' | 'who' | 'at') =>
    sql`(select ${sql.raw(name)} from translation_version v where v.scope = ${scope} and v.key = ${key} order by number desc limit 1)`;
  const live = sql<string | null>`(select t.text from translation t where t.scope = ${scope} and t.key = ${key})`;
  const rows = await db
    .select({ releaseId, scope, key, planned: text, live, who: sql<string>`${latest('who')}`, at: sql<string>`${latest('at')}` })
    .from(releaseText)
    .where(and(inArray(releaseId, [...ids]), sql`${latest('number')} > ${basedOn}`, sql`${live} is distinct from ${text}`))
    .orderBy(asc(scope), asc(key))
    .limit(mostShown);
  return rows.map(({ at, ...row }) => ({ ...row, changedAt: new Date(at).toISOString() }));
}

/** Call it in the transaction that makes the release live. Answers how many there were. */
export async function putReleaseTextsLive(tx: Db, { id, at, who }: { id: string; at: Date; who: string }): Promise<number> {
  const { releaseId, scope, key, text } = releaseText;
  const texts = await tx.select({ scope, key, text }).from(releaseText).where(eq(releaseId, id)).orderBy(asc(scope), asc(key));
  if (texts.length > 0) await putTextsLive(tx, { texts, at, who, source: 'release' });
  return texts.length;
}
