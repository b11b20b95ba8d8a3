import type { Translations } from '@selvedge/contract/page-data.ts';
import { isOneNumber, pluralForms, pluralKey } from './plural-key.ts';

export type TextProblem =
  | { code: 'key_unknown' | 'form_unused' | 'braces' | 'control' | 'too_long' }
  | { code: 'placeholder_missing' | 'placeholder_unknown'; placeholders: string[] };

export type CheckedText = { key: string; language: string; text: string };

export const longestText = 4000;

/** What keeps a text from being shown. `english` is what ships with the shop: its placeholders are the ones that the code fills. */
export function checkText(english: Translations, { key, language, text }: CheckedText): TextProblem[] {
  const source = sourceOf(english, key);
  if (source === undefined) return [{ code: 'key_unknown' }];
  const plural = pluralKey(english, key);
  if (plural && !pluralForms(language).includes(plural.form)) return [{ code: 'form_unused' }];
  const problems: TextProblem[] = [];
  if (text.length > longestText) problems.push({ code: 'too_long' });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/.test(text) || !text.isWellFormed()) problems.push({ code: 'control' });
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) problems.push({ code: 'braces' });
  const { needed, allowed } = placeholdersFor(english, { key, language });
  const has = placeholdersOf(text);
  const missing = needed.filter((each) => !has.includes(each));
  const unknown = has.filter((each) => !allowed.includes(each));
  if (missing.length > 0) problems.push({ code: 'placeholder_missing', placeholders: missing });
  if (unknown.length > 0) problems.push({ code: 'placeholder_unknown', placeholders: unknown });
  return problems;
}

/** The English text that a key is a translation of. A form that English does not have is measured by its `other`. */
export function sourceOf(english: Translations, key: string): string | undefined {
  if (Object.hasOwn(english, key)) return english[key];
  const plural = pluralKey(english, key);
  return plural && english[`${plural.stem}_other`];
}

export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

function placeholdersFor(english: Translations, { key, language }: Omit<CheckedText, 'text'>): { needed: string[]; allowed: string[] } {
  const own = placeholdersOf(sourceOf(english, key) ?? '');
  const plural = pluralKey(english, key);
  if (!plural) return { needed: own, allowed: own };
  const allowed = placeholdersOf([`${plural.stem}_one`, `${plural.stem}_other`].map((each) => english[each] ?? '').join(' '));
  // Where one form stands for several numbers, "one piece" would be shown for 21 of them.
  const needed = isOneNumber(language, plural.form)
    ? own.filter((each) => each !== '{count}')
    : placeholdersOf(english[`${plural.stem}_other`] ?? '');
  return { needed, allowed };
}
