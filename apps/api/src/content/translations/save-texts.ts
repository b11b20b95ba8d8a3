import type { Answer } from '@selvedge/contract/endpoint.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { TextChange, TextSource, translations } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../http/ctx.ts';
import { bumpRevision } from '../../revision/revision.ts';
import { whoChanges } from '../editing/who.ts';
import { translation, translationVersion } from '../tables.ts';
import { readWritten, type Written } from './read-written.ts';
import { shippedEnglish, shippedText } from './shipped-texts.ts';
import { listScopes } from './text-scopes.ts';

type Saved = Answer<typeof translations.save>;

/** Writes texts, all of them or none, unless somebody else has written one of them meanwhile. */
export async function saveTexts(ctx: Ctx, { changes, source }: { changes: readonly TextChange[]; source: TextSource }): Promise<Saved> {
  const who = whoChanges(ctx);
  checkChanges(ctx, changes);
  return ctx.db.transaction(async (tx) => {
    // First of all: whoever writes next waits here, so that the versions below are the latest.
    await bumpRevision(tx, 'content');
    const written = await readWritten(tx, [...new Set(changes.map(({ scope }) => scope))]);
    refuseOvertaken(written, changes);
    const next = changes.map((change) => ({ ...change, text: storedText(change) }));
    const changed = next.filter(({ scope, key, text }) => (written.get(scope)?.get(key)?.text ?? null) !== text);
    await writeTexts(tx, changed);
    const made = { at: ctx.now, who };
    const versions = changed.map(({ basedOn, ...change }) => ({ ...change, ...made, source, number: basedOn + 1 }));
    if (versions.length > 0) await tx.insert(translationVersion).values(versions);
    await auditTexts(tx, { ...made, source, changed, written });
    return next.map(({ basedOn, ...change }) => {
      const isNew = changed.some(({ scope, key }) => scope === change.scope && key === change.key);
      return { ...change, version: isNew ? basedOn + 1 : basedOn, at: ctx.now.toISOString(), who };
    });
  });
}

function checkChanges({ content }: Ctx, changes: readonly TextChange[]): void {
  const languages = new Map(listScopes(content).map(({ scope, language }) => [scope, language]));
  const english = shippedEnglish();
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { scope, key, text }] of changes.entries()) {
    const language = languages.get(scope);
    const problems = language ? checkText(english, { key, language, text: text ?? '' }).map(({ code }) => code) : ['scope_unknown'];
    // A text that is taken back need not be a good one.
    const bad = text === null ? problems.filter((code) => code === 'key_unknown' || code === 'scope_unknown') : problems;
    if (bad.length > 0) errors[`changes.${index}.text`] = bad.map((code) => `studio.text_${code}`);
    else if (text !== null && text.trim() === '') errors[`changes.${index}.text`] = ['studio.text_blank'];
    else if (seen.has(`${scope} ${key}`)) errors[`changes.${index}.key`] = ['studio.text_twice'];
    seen.add(`${scope} ${key}`);
  }
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', errors);
}

function refuseOvertaken(written: Written, changes: readonly TextChange[]): void {
  const errors: FieldErrors = {};
  for (const [index, { scope, key, basedOn }] of changes.entries()) {
    if ((written.get(scope)?.get(key)?.version ?? 0) !== basedOn) errors[`changes.${index}.basedOn`] = ['studio.text_changed_elsewhere'];
  }
  if (Object.keys(errors).length > 0) throw new ShopError('conflict', errors);
}

/** What ships anyway is not stored: a later edition of the shop may say it better. */
function storedText({ scope, key, text }: TextChange): string | null {
  return text === shippedText(scope, key) ? null : text;
}

async function writeTexts(tx: Db, changed: readonly TextChange[]): Promise<void> {
  for (const { scope, key, text } of changed) {
    if (text === null) await tx.delete(translation).where(and(eq(translation.scope, scope), eq(translation.key, key)));
  }
  const rows = changed.flatMap(({ scope, key, text }) => (text === null ? [] : [{ scope, key, text }]));
  if (rows.length === 0) return;
  const target = [translation.scope, translation.key];
  await tx
    .insert(translation)
    .values(rows)
    .onConflictDoUpdate({ target, set: { text: sql`excluded.text` } });
}

type Audited = { at: Date; who: string; source: TextSource; changed: readonly TextChange[]; written: Written };

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
