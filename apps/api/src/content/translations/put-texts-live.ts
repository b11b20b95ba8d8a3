import type { TextChange, TextOrigin } from '@selvedge/contract/studio/translations.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { translation, translationVersion } from '../tables.ts';
import { readWritten, type Written } from './read-written.ts';
import { shippedText } from './shipped-texts.ts';

export type NewText = Pick<TextChange, 'scope' | 'key' | 'text'>;

type Going = {
  texts: readonly NewText[];
  at: Date;
  who: string;
  source: TextOrigin;
  /** Puts them together with what is written now; refuses by throwing. */
  meet?: (written: Written) => Promise<readonly NewText[]>;
};

/** Writes texts, with their versions and their audit entries. Call it in a transaction that has bumped the content revision first. */
export async function putTextsLive(tx: Db, { texts, at, who, source, meet }: Going): Promise<(NewText & { version: number })[]> {
  const written = await readWritten(tx, [...new Set(texts.map(({ scope }) => scope))]);
  const versionOf = ({ scope, key }: NewText) => written.get(scope)?.get(key)?.version ?? 0;
  const next = ((await meet?.(written)) ?? texts).map((each) => ({ ...each, text: storedText(each) }));
  const isNew = ({ scope, key, text }: NewText) => (written.get(scope)?.get(key)?.text ?? null) !== text;
  const changed = next.filter(isNew);
  await writeTexts(tx, changed);
  const versions = changed.map(({ scope, key, text }) => ({
    ...{ scope, key, text, at, who, source },
    number: versionOf({ scope, key, text }) + 1,
  }));
  for (const part of inParts(versions)) await tx.insert(translationVersion).values(part);
  await auditTexts(tx, { at, who, source, changed, written });
  return next.map(({ scope, key, text }) => {
    const each = { scope, key, text };
    return { ...each, version: versionOf(each) + (isNew(each) ? 1 : 0) };
  });
}

/** What ships anyway is not stored: a later edition of the shop may say it better. */
function storedText({ scope, key, text }: NewText): string | null {
  return text === shippedText(scope, key) ? null : text;
}

async function writeTexts(tx: Db, changed: readonly NewText[]): Promise<void> {
  const takenBack = changed.filter(({ text }) => text === null);
  for (const [scope, texts] of Map.groupBy(takenBack, (each) => each.scope)) {
    const keys = texts.map(({ key }) => key);
    await tx.delete(translation).where(and(eq(translation.scope, scope), inArray(translation.key, keys)));
  }
  const rows = changed.flatMap(({ scope, key, text }) => (text === null ? [] : [{ scope, key, text }]));
  const target = [translation.scope, translation.key];
  for (const part of inParts(rows)) {
    await tx
      .insert(translation)
      .values(part)
      .onConflictDoUpdate({ target, set: { text: sql`excluded.text` } });
  }
}

/** PostgreSQL takes 65,535 values at once; a release with a file of every language holds more. */
function inParts<T>(rows: readonly T[], size = 5_000): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

type Audited = Pick<Going, 'at' | 'who' | 'source'> & { changed: readonly NewText[]; written: Written };

/** A file of two thousand lines is one entry for each language; who wrote which line is in the history of its key. */
async function auditTexts(tx: Db, { at, who, source, changed, written }: Audited): Promise<void> {
  const [only] = changed;
  if (only && changed.length === 1) {
    const before = written.get(only.scope)?.get(only.key)?.text ?? null;
    return audit(tx, { at, who, action: 'translation.change', subject: `${only.scope} ${only.key}`, before, after: only.text });
  }
  for (const [scope, texts] of Map.groupBy(changed, (change) => change.scope)) {
    await audit(tx, { at, who, action: `translation.${source}`, subject: scope, after: { texts: texts.length } });
  }
}
