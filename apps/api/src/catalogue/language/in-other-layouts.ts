import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';

/** The keys of a keyboard as they are labelled in English, row by row. */
const keys = [..."qwertyuiop[]asdfghjkl;'zxcvbnm,./`\\"];

/**
 * What the same keys write where a language is typed; a dot where a key writes no letter. Bulgarian and Armenian are typed in several
 * ways, Serbian in both alphabets. The Greek accent is a key of its own, struck before its letter; folding takes it off again.
 */
const layouts: Readonly<Record<string, readonly string[]>> = {
  uk: ['йцукенгшщзхїфівапролджєячсмитьбю.’ґ'],
  bg: ['.уеишщксдзц.ьяаожгтнвмчюйъэфхпрлб..', 'явертъуиопшщасдфгхйкл..зьцжбнм...чю', 'чшертъуиопящасдфгхйкл..зжцвбнм...юь'],
  mk: ['љњертѕуиопшѓасдфгхјклчќзџцвбнм....ж'],
  sr: ['qwertzuiopšđasdfghjklčćyxcvbnm....ž', 'љњертзуиопшђасдфгхјклчћѕџцвбнм....ж'],
  el: ['.ςερτυθιοπ..ασδφγηξκλ\u0301.ζχψωβνμ.....'],
  ar: ['ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظذ.'],
  hy: ['քոեռտըւիօպխծասդֆգհյկլ..զղցվբնմ....շ', 'խւէրտեըիոպչջասդֆգհճկլթփզցքվբնմշղծ..'],
};

const swapped = 'yz zy';
const slavic = '[š ]đ ;č \\ž';

/**
 * Where the language has Latin letters of its own: what an English keyboard writes for them. Czech, Slovak and Lithuanian letters are on the
 * keys of digits, and who leaves the number row on types 'ko3ile' for 'košile'; a French keyboard has others where 'a' and 'q' are.
 */
const latinLayouts: Readonly<Record<string, readonly string[]>> = {
  cs: ['2ě 3š 4č 5ř 6ž 7ý 8á 9í 0é ;ů [ú', swapped],
  sk: ['2ľ 3š 4č 5ť 6ž 7ý 8á 9í 0é ;ô [ú', swapped],
  lt: ['1ą 2č 3ę 4ė 5į 6š 7ų 8ū =ž'],
  hu: ['0ö [ő ]ú ;é', swapped],
  de: [`[ü ;ö`, swapped],
  sl: [slavic, swapped],
  hr: [slavic, swapped],
  bs: [slavic, swapped],
  sq: ['[ç ;ë', swapped],
  fr: ['qa aq wz zw ;m', '2é 7è 9ç 0à'],
  tr: ['[ğ ]ü ;ş'],
  ro: ['[ă ]î ;ș'],
  et: ['[ü ]õ ;ö'],
  da: ['[å ;æ'],
  no: ['[å ;ø'],
  sv: ['[å ;ö'],
  fi: ['[å ;ö'],
  it: ['[è ;ò'],
  es: [';ñ'],
  pt: [';ç'],
  ca: [';ç'],
};

/** A sign inside of a word is no sign where its key writes a letter. */
const signInWord = /\p{L}[[\];\\]\p{L}/u;

/** Whether a query looks as if its keyboard had been another, whatever is found for it: of 'ko[ula' both halves begin something. */
export function isOfOtherLayout(terms: string, language: string): boolean {
  return signInWord.test(terms) && (layouts[language] ?? latinLayouts[language]) !== undefined;
}

/**
 * A query as it would read had the keyboard been switched, either way: first only its `doubtful` words (folded), then all of them.
 * Who types 'ceryz' in Ukraine looks for 'сукня', and who types 'тшлу' for 'nike'.
 */
export function inOtherLayouts(terms: string, language: string, doubtful: readonly string[]): string[] {
  const words = terms.toLowerCase().split(/\s+/);
  const isDoubtful = (word: string) => wordsOf(word, language).some((each) => doubtful.includes(each));
  const tables = (layouts[language] ?? []).map((letters) => switchesOf([...letters]));
  const typed = tables.flatMap(({ toForeign, toEnglish }) => {
    const change = (word: string) => (/\p{Script=Latin}/u.test(word) ? typeAgain(word, toForeign) : typeAgain(plain(word), toEnglish));
    return [words.map((word) => (isDoubtful(word) ? change(word) : word)), words.map(change)];
  });
  const latin = (latinLayouts[language] ?? []).flatMap((pairs) => {
    const keyed = new Map(pairs.split(' ').map((pair) => [pair[0]!, pair.slice(1)]));
    const change = (word: string) => [...word].map((letter) => keyed.get(letter) ?? letter).join('');
    return [words.map((word) => (isDoubtful(word) ? change(word) : word)), words.map(change)];
  });
  return [...new Set([...typed, ...latin].map((each) => each.join(' ')))].filter((each) => each !== words.join(' '));
}

/** The Arabic lam and alef are one key, and a letter with an accent two. */
const plain = (word: string): string => word.replaceAll('لا', 'ﻻ').replaceAll(/[ά-ώ]/gu, (letter) => letter.normalize('NFD').slice(0, 1));

function typeAgain(word: string, table: ReadonlyMap<string, string>): string {
  const typed = [...word].map((letter) => table.get(letter) ?? letter).join('');
  return typed.replace(/\u0301(.)/gu, '$1\u0301').normalize('NFKC');
}

function switchesOf(letters: readonly string[]) {
  const pairs = keys.flatMap((key, at) => (letters[at] === '.' ? [] : [[key, letters[at]!] as const]));
  return { toForeign: new Map(pairs), toEnglish: new Map(pairs.map(([key, letter]) => [letter, key])) };
}
