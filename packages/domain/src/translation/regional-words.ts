type Words = readonly (readonly [RegExp, string])[];

/** Of a language with several countries, what one of them writes otherwise. In small letters; a capital stays one. */
const wordsOf: Readonly<Record<string, Words>> = {
  'de-CH': [[/ß/g, 'ss']],
  'en-US': [
    [/\bbasket(s?)\b/gi, 'bag$1'],
    [/\bparcel(s?)\b/gi, 'package$1'],
    [/\bcolour/gi, 'color'],
    [/\bfavourite/gi, 'favorite'],
    [/\bfibre/gi, 'fiber'],
    [/\bgrey\b/gi, 'gray'],
    [/\bcancell(ed|ing)\b/gi, 'cancel$1'],
    [/\b(centi|milli)?metre(s?)\b/gi, '$1meter$2'],
    [/\brecognis/gi, 'recogniz'],
    [/\benrol\b/gi, 'enroll'],
    [/\btowards\b/gi, 'toward'],
  ],
  'en-CA': [[/\brecognis/gi, 'recogniz']],
  'fr-CA': [
    [/\bde l’e-mail/gi, 'du courriel'],
    [/(?<!\p{L})à l’e-mail/giu, 'au courriel'],
    [/\bl’e-mail/gi, 'le courriel'],
    [/\bd’e-mail/gi, 'de courriel'],
    [/\bcet e-mail/gi, 'ce courriel'],
    [/\be-mail/gi, 'courriel'],
    [/\bweek-end/gi, 'fin de semaine'],
    [/\bcode ZIP\b/gi, 'code postal'],
  ],
  'fr-CH': [[/\bcode postal\b/gi, 'NPA']],
};

/** The gaps of a text and what stands in angle brackets are no words. */
const kept = /(\{\w{1,40}\}|<[^<>]{0,400}>)/;

/** A text of a language in the words of one of its countries; what is written alike is the same text. */
export function inRegion(market: string, text: string): string {
  const words = wordsOf[market];
  if (!words) return text;
  const change = (part: string) => words.reduce((before, [from, to]) => before.replace(from, withCapital(to)), part);
  return text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

export const hasRegionalWords = (market: string): boolean => Object.hasOwn(wordsOf, market);

function withCapital(to: string) {
  return (found: string, ...groups: unknown[]) => {
    const word = to.replaceAll(/\$(\d)/g, (_, at) => String(groups[Number(at) - 1] ?? ''));
    const isCapital = found[0] !== found[0]!.toLowerCase();
    return isCapital ? word[0]!.toUpperCase() + word.slice(1) : word;
  };
}
