import type { Answer } from '@selvedge/contract/endpoint.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { TextChange, TextSource, translations } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { whoChanges } from '../editing/who.ts';
import { mergeOvertaken } from './merge-overtaken.ts';
import { putTextsLive } from './put-texts-live.ts';
import { shippedEnglish } from './shipped-texts.ts';
import { listScopes } from './text-scopes.ts';

type Saved = Answer<typeof translations.save>;

/** Writes texts, all of them or none, unless somebody else has written one of them meanwhile. */
export async function saveTexts(ctx: Ctx, { changes, source }: { changes: readonly TextChange[]; source: TextSource }): Promise<Saved> {
  const who = whoChanges(ctx);
  checkChanges(ctx, changes);
  return ctx.db.transaction(async (tx) => {
    // First of all: whoever writes next waits here, so that the versions below are the latest.
    await bumpRevision(tx, 'content');
    const made = { at: ctx.now, who };
    const saved = await putTextsLive(tx, { ...made, texts: changes, source, meet: (written) => mergeOvertaken(tx, { written, changes }) });
    return saved.map((each) => ({ ...each, at: made.at.toISOString(), who }));
  });
}

/** What could not be shown is refused here, at its place in the list. */
export function checkChanges({ content }: Pick<Ctx, 'content'>, changes: readonly TextChange[]): void {
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
