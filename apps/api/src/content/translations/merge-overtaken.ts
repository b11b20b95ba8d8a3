import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { TextChange } from '@selvedge/contract/studio/translations.ts';
import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { translationVersion } from '../tables.ts';
import type { Written } from './read-written.ts';

type Met = { written: Written; changes: readonly TextChange[] };

/**
 * Texts that somebody else has written since, put together as every work is: a text is one field. The same words by two people are no
 * conflict, nor is a text that is again as it was. Refused with those that both changed, at their place in the list.
 */
export async function mergeOvertaken(db: Db, { written, changes }: Met): Promise<TextChange[]> {
  const nowOf = ({ scope, key }: TextChange) => written.get(scope)?.get(key);
  const isOvertaken = (change: TextChange) => (nowOf(change)?.version ?? 0) !== change.basedOn;
  const baseOf = await readBases(db, changes.filter(isOvertaken));
  const errors: FieldErrors = {};
  const merged = changes.map((change, index) => {
    if (!isOvertaken(change)) return change;
    const met = mergeFields({ base: baseOf(change), mine: change.text, theirs: nowOf(change)?.text ?? null });
    if (met.conflicts.length > 0) errors[`changes.${index}.basedOn`] = ['studio.text_changed_elsewhere'];
    return { ...change, text: met.merged as string | null };
  });
  if (Object.keys(errors).length > 0) throw new ShopError('conflict', errors);
  return merged;
}

/** What the texts said in the versions that the changes are based on; before the first they said nothing of their own. */
async function readBases(db: Db, overtaken: readonly TextChange[]): Promise<(change: TextChange) => string | null> {
  if (overtaken.length === 0) return () => null;
  const { scope, key, number, text } = translationVersion;
  const places = overtaken.map((each) => sql`(${each.scope}, ${each.key}, ${each.basedOn}::int)`);
  const rows = await db
    .select({ scope, key, text })
    .from(translationVersion)
    .where(sql`(${scope}, ${key}, ${number}) in (${sql.join(places, sql`, `)})`);
  return (change) => rows.find((row) => row.scope === change.scope && row.key === change.key)?.text ?? null;
}
