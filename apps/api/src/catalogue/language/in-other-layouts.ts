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
  sr: ['љњертзуиопшђасдфгхјклчћѕџцвбнм....ж', 'qwertzuiopšđasdfghjklčćyxcvbnm....ž'],
  el: ['.ςερτυθιοπ..ασδφγηξκλ\u0301.ζχψωβνμ.....'],
  ar: ['ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظذ.'],
  hy: ['քոեռտըւիօպխծասդֆգհյկլ..զղցվբնմ....շ', 'խւէրտեըիոպչջասդֆգհճկլթփզցքվբնմշղծ..'],
};

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
  return [...new Set(typed.map((each) => each.join(' ')))].filter((each) => each !== words.join(' '));
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
