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
  ـ: '',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  '՚': '',
  և: 'եւ',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * The same word however it was typed: lower case, without accents, points or elongation. Turkish dotted and dotless i,
 * the Arabic forms of alif and the Greek final sigma become one letter each; Arabic digits become ours.
 */
export function foldText(text: string): string {
  // Plain Latin is most of what is typed, and needs none of this.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(special, (letter) => letters[letter]!)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0)! & 0xf) % 10));
}

const serbian: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm' },
  ...{ н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', џ: 'dz', ш: 's' },
};

/** Words of a text, folded. Serbian and Bosnian are written in two alphabets; both are read as the Latin one. */
export function wordsOf(text: string, language: string): string[] {
  const folded = foldText(text);
  const latin = language === 'sr' || language === 'bs' ? folded.replace(/[Ѐ-ӿ]/g, (letter) => serbian[letter] ?? letter) : folded;
  return latin.match(/[\p{L}\p{N}]+/gu) ?? [];
}
