import type { WrittenText } from '@selvedge/contract/studio/translations.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { readDictionaries } from '../read-dictionaries.ts';
import { translation, translationVersion } from '../tables.ts';

export type Written = ReadonlyMap<string, ReadonlyMap<string, WrittenText>>;

type Version = { scope: string; key: string; number: number; at: string; who: string };

/** What some languages or markets say, by scope and key: what ships, what was written over it, and the number of its latest version. */
export async function readWritten(db: Db, scopes: readonly string[]): Promise<Written> {
  const rows = await db
    .select()
    .from(translation)
    .where(inArray(translation.scope, [...scopes]));
  const { rows: versions } = await db.execute<Version>(sql`
    select distinct on (scope, key) scope, key, number, at, who from ${translationVersion}
    where ${inArray(translationVersion.scope, [...scopes])} order by scope, key, number desc`);
  const written = new Map<string, Map<string, WrittenText>>();
  for (const each of scopes) {
    const shipped = Object.entries(readDictionaries().get(each) ?? {});
    written.set(each, new Map(shipped.map(([name, text]) => [name, { text: null, shipped: text, version: 0 }])));
  }
  const put = (row: { scope: string; key: string }, more: Partial<WrittenText>) => {
    const texts = written.get(row.scope)!;
    texts.set(row.key, { text: null, version: 0, ...texts.get(row.key), ...more });
  };
  for (const row of rows) put(row, { text: row.text });
  for (const row of versions) put(row, { version: row.number, at: new Date(row.at).toISOString(), who: row.who });
  return written;
}

/** What is shown by a scope's own doing; undefined where it falls back. */
export function ownText(written: WrittenText | undefined): string | undefined {
  return written?.text ?? written?.shipped;
}
