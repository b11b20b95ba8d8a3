import type { Translations } from '@selvedge/contract/page-data.ts';
import { hasChoice, parseMessage, type Wording } from './parse-message.ts';

/**
 * Texts in ICU MessageFormat as `translate` looks them up, so that no browser needs a parser: a key that counts becomes `key_one` and
 * `key_other`, an exact number `key?count=0`, a word `key_one?gender=female`; the `other` of a word is the key without it.
 */
export function compileTexts(texts: Translations): Translations {
  const known = compiledBefore.get(texts);
  if (known) return known;
  const compiled: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    if (!hasChoice(text)) compiled[key] = text;
    else for (const wording of parseMessage(text).wordings) compiled[key + endingOf(wording)] = wording.text;
  }
  compiledBefore.set(texts, compiled);
  return compiled;
}

/** Dictionaries stay as they are while the shop changes around them a thousand times a day. */
const compiledBefore = new WeakMap<Translations, Translations>();

/** Compiled texts with others laid over them: a form that the upper text lacks is the lower one's, but not a special case of it. */
export function layTexts(beneath: Translations, texts: Translations): Translations {
  if (Object.keys(texts).length === 0) return beneath;
  const isOutdated = (name: string) => name.includes('?') && stemsOf(name).some((stem) => Object.hasOwn(texts, stem));
  const kept = Object.keys(beneath).some(isOutdated)
    ? Object.fromEntries(Object.entries(beneath).filter(([name]) => !isOutdated(name)))
    : beneath;
  return { ...kept, ...compileTexts(texts) };
}

/** `pieces_one?gender=female` may be of `pieces`, or of a key that only ends like a form. */
function stemsOf(name: string): string[] {
  const stem = name.slice(0, name.indexOf('?'));
  return [stem, stem.replace(/_(zero|one|two|few|many|other)$/, '')];
}

function endingOf({ choices }: Wording): string {
  const number = choices.find(({ kind }) => kind === 'plural')?.value ?? '';
  const word = choices.find(({ kind }) => kind === 'select');
  const counted = number.startsWith('=') ? `?count${number}` : number && `_${number}`;
  return `${counted}${word && word.value !== 'other' ? `?${word.name}=${word.value}` : ''}`;
}
