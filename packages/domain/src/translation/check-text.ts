import type { Translations } from '@selvedge/contract/page-data.ts';
import { type MessageFault, parseMessage, type Wording } from './parse-message.ts';
import { isOneNumber, pluralForms } from './plural-forms.ts';

export type TextProblem =
  | { code: 'key_unknown' | 'control' | 'too_long' | 'other_missing' | MessageFault }
  | { code: 'form_missing' | 'form_unused'; forms: string[] }
  | { code: 'placeholder_missing' | 'placeholder_unknown'; placeholders: string[] };

export type CheckedText = { key: string; language: string; text: string };

export const longestText = 4000;

/** What keeps a text from being shown. `english` is what ships with the shop: its placeholders are the ones that the code fills. */
export function checkText(english: Translations, { key, language, text }: CheckedText): TextProblem[] {
  const source = sourceOf(english, key);
  if (source === undefined) return [{ code: 'key_unknown' }];
  const problems: TextProblem[] = [];
  if (text.length > longestText) problems.push({ code: 'too_long' });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/.test(text) || !text.isWellFormed()) problems.push({ code: 'control' });
  const { wordings, fault } = parseMessage(text);
  if (fault) return [...problems, { code: fault }];
  if (wordings.some((each) => /[{}]/.test(each.text.replace(/\{\w+\}/g, '')))) problems.push({ code: 'braces' });
  const sources = parseMessage(source).wordings;
  return [...problems, ...checkForms(wordings, { language, sources }), ...checkPlaceholders(wordings, { language, sources })];
}

/** The English text that a key is a translation of. */
export function sourceOf(english: Translations, key: string): string | undefined {
  return Object.hasOwn(english, key) ? english[key] : undefined;
}

/** What fills a text, in whichever of its forms. */
export function placeholdersOf(text: string): string[] {
  return placeholdersIn(parseMessage(text).wordings);
}

type Measure = { language: string; sources: readonly Wording[] };

function checkForms(wordings: readonly Wording[], { language, sources }: Measure): TextProblem[] {
  const hasNumbers = (list: readonly Wording[]) => list.some((each) => numberOf(each) !== undefined);
  if (hasNumbers(sources) && !hasNumbers(wordings)) return [{ code: 'form_missing', forms: [...pluralForms(language)] }];
  const problems: TextProblem[] = [];
  const words = new Set(wordings.map(wordOf));
  // Every word counts for itself: "her item, her items" says nothing of his.
  const ofWord = (word: string | undefined) => wordings.filter((each) => wordOf(each) === word).flatMap((each) => numberOf(each) ?? []);
  const isWithoutOther = (numbers: readonly string[]) => numbers.length > 0 && !numbers.includes('other');
  const lacksOther = !words.has('other') && !words.has(undefined);
  if (lacksOther || [...words].some((word) => isWithoutOther(ofWord(word)))) problems.push({ code: 'other_missing' });
  const needed = hasNumbers(wordings) ? pluralForms(language).filter((form) => form !== 'other') : [];
  const missing = needed.filter((form) => [...words].some((word) => !ofWord(word).includes(form)));
  const isUsed = (form: string) => /^=\d+$/.test(form) || form === 'other' || needed.some((each) => each === form);
  const unused = [...new Set([...words].flatMap(ofWord))].filter((form) => !isUsed(form));
  if (missing.length > 0) problems.push({ code: 'form_missing', forms: missing });
  if (unused.length > 0) problems.push({ code: 'form_unused', forms: unused });
  return problems;
}

function checkPlaceholders(wordings: readonly Wording[], { language, sources }: Measure): TextProblem[] {
  const allowed = placeholdersIn(sources);
  const known = [...allowed, ...sources.flatMap(({ choices }) => choices.map(({ name }) => `{${name}}`))];
  const chosenBy = wordings.flatMap(({ choices }) => choices.map(({ name }) => `{${name}}`)).filter((each) => !known.includes(each));
  const unknown = [...placeholdersIn(wordings).filter((each) => !allowed.includes(each)), ...chosenBy];
  const missing = wordings.flatMap((each) => {
    const has = placeholdersIn([each]);
    return neededIn(each, { language, sources }).filter((name) => !has.includes(name));
  });
  const problems: TextProblem[] = [];
  if (missing.length > 0) problems.push({ code: 'placeholder_missing', placeholders: [...new Set(missing)].sort() });
  if (unknown.length > 0) problems.push({ code: 'placeholder_unknown', placeholders: [...new Set(unknown)].sort() });
  return problems;
}

/** Where one form stands for several numbers, "one piece" would be shown for 21 of them: only a form for one number may spell it out. */
function neededIn(wording: Wording, { language, sources }: Measure): string[] {
  const number = numberOf(wording);
  const inForm = (form: string | undefined) => sources.filter((each) => (numberOf(each) ?? 'other') === (form ?? 'other'));
  const isOther = (each: Wording) => (wordOf(each) ?? 'other') === 'other';
  const others = placeholdersIn(inForm('other').filter(isOther));
  if (number === undefined || !isOneNumber(language, number)) return others;
  const own = inForm(number).filter(isOther);
  return (own.length > 0 ? placeholdersIn(own) : others).filter((each) => each !== '{count}');
}

const numberOf = ({ choices }: Wording): string | undefined => choices.find(({ kind }) => kind === 'plural')?.value;
const wordOf = ({ choices }: Wording): string | undefined => choices.find(({ kind }) => kind === 'select')?.value;

function placeholdersIn(wordings: readonly Wording[]): string[] {
  return [...new Set(wordings.flatMap(({ text }) => text.match(/\{\w+\}/g) ?? []))].sort();
}
