import type { Translations } from '@selvedge/contract/page-data.ts';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { MarketContent } from '../../published/content-snapshot.ts';
import { releaseTable } from '../editing/tables.ts';
import { mergeTexts } from '../merge-texts.ts';
import { readDictionaries } from '../read-dictionaries.ts';
import { releaseText, translation } from '../tables.ts';

/** What one market says once the releases that are planned up to a moment are live. */
export async function previewTexts(db: Db, { market, translations }: MarketContent, at: Date): Promise<Translations> {
  const scopes = ['en', market.language.baseCode, market.id];
  const planned = await db
    .select({ scope: releaseText.scope, key: releaseText.key, text: releaseText.text })
    .from(releaseText)
    .innerJoin(releaseTable, eq(releaseText.releaseId, releaseTable.id))
    .where(and(eq(releaseTable.state, 'planned'), lte(releaseTable.dueAt, at), inArray(releaseText.scope, scopes)))
    .orderBy(asc(releaseTable.dueAt), asc(releaseTable.createdAt));
  if (planned.length === 0) return translations;
  const written = await db.select().from(translation).where(inArray(translation.scope, scopes));
  // The later ones win, also where they take a text back.
  const latest = new Map([...written, ...planned].map((row) => [`${row.scope} ${row.key}`, row]));
  const rows = [...latest.values()].flatMap(({ scope, key, text }) => (text === null ? [] : [{ scope, key, text }]));
  return mergeTexts(readDictionaries(), rows)(market);
}
