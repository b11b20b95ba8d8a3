const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ґ: 'г',
  '·': '',
  ـ: '',
  ء: '',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
  '՚': '',
  և: 'եվ',
};
// The Armenian և is also typed as two letters; marks of direction and soft hyphens are typed by nobody and pasted by many.
const special = new RegExp(`եւ|[${Object.keys(letters).join('')}\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069]`, 'g');

/**
 * The same word however it was typed: lower case, without accents, points or elongation. Turkish dotted and dotless i,
 * the Arabic and Persian forms of a letter and the Greek final sigma become one letter each; Arabic digits become ours.
 */
export function foldText(text: string): string {
  // Plain Latin is most of what is typed, and needs none of this.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(special, (letter) => (letter === 'եւ' ? 'եվ' : (letters[letter] ?? '')))
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0)! & 0xf) % 10));
}

/** Folded Cyrillic of the languages that are also written in Latin letters. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'd', е: 'e', ж: 'z', з: 'z', ѕ: 'dz', и: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm' },
  ...{ н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', џ: 'dz', ш: 's' },
};
const inBothAlphabets = new Set(['sr', 'bs', 'mk']);

/** What an apostrophe does: it ends a word and begins another, unless the language has it inside words or before an ending. */
const apostrophes: Readonly<Record<string, readonly [RegExp, string]>> = {
  ...Object.fromEntries(['en', 'nl', 'da', 'no', 'sv', 'de'].map((language) => [language, [/['’ʼ´`]s?(?![\p{L}\p{N}])/gu, ' ']])),
  tr: [/['’ʼ´`]\p{L}+/gu, ''],
  ...Object.fromEntries(['uk', 'bg', 'mk', 'hy'].map((language) => [language, [/(?<=\p{L})['’ʼ´`](?=\p{L})/gu, '']])),
};

/**
 * Words of a text, folded. Serbian, Bosnian and Macedonian are written in two alphabets; both are read as the Latin one.
 * "Men's" is about men.
 */
export function wordsOf(text: string, language: string): string[] {
  const rule = apostrophes[language];
  const folded = foldText(rule && /['’ʼ´`]/.test(text) ? text.replace(...rule) : text);
  const read = inBothAlphabets.has(language) ? folded.replace(/[Ѐ-ӿ]/g, (letter) => latin[letter] ?? letter) : folded;
  return read.match(/[\p{L}\p{N}]+/gu) ?? [];
}
