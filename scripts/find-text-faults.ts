import { compileTexts } from '@selvedge/domain/translation/compile-texts.ts';
import { sameInEnglish } from './same-in-english.ts';

type Texts = Readonly<Record<string, string>>;

const scripts: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  hy: 'Armenian',
  el: 'Greek',
  bg: 'Cyrillic',
  mk: 'Cyrillic',
  uk: 'Cyrillic',
};

/** The law wants these words on the button that orders, however long they are. */
const asLawWants = /^payment\.(pay|covered\.place)/;

/** Letters of two scripts that look alike in one word: it is read as it should be, and found by nobody. */
const mixed = /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** The steps of an order stand beside each other, each in a quarter of a phone: a longer word is parted anywhere. */
const ofAStep = /^order\.progress\.(placed|packed|shipped|delivered)$/;
const lettersInAStep: Readonly<Record<string, number>> = { Greek: 11, Cyrillic: 11, Armenian: 9 };

/** What a language lacks, copies from English, writes in letters of another language, or says in so many words that no button holds it. */
export function findTextFaults(english: Texts, language: string, texts: Texts): string[] {
  if (language === 'en') return [];
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
  const sources = compileTexts(english);
  // A form that English does not have is measured by its `other`.
  const sourceOf = (key: string) => sources[key] ?? sources[key.replace(/(_[a-z]+)?(\?.*)?$/, '_other')] ?? '';
  const isOwn = new RegExp(`\\p{Script=${scripts[language] ?? 'Latin'}}`, 'u');
  const isForeign = scripts[language] ? undefined : /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Armenian}]/u;
  const faultOf = ([key, text]: [string, string]): string | undefined => {
    const source = sourceOf(key);
    const words = wordsOf(text);
    if (!/\p{L}{2}/u.test(words) || sameInEnglish(language, text)) return undefined;
    if (text === source) return 'is the English text';
    if (!isOwn.test(words) || isForeign?.test(words)) return 'is in letters of another language';
    if (mixed.test(words)) return 'mixes letters of two scripts in one word';
    if (words.length > 2 * wordsOf(source).length + 14 && !asLawWants.test(key)) return 'is too long for the place of the English text';
    const most = lettersInAStep[scripts[language] ?? ''] ?? 12;
    if (ofAStep.test(key) && words.split(/[\s\u00ad]/).some((word) => word.length > most))
      return 'has a word that is too long for its step';
    return undefined;
  };
  const wrong = Object.entries(compileTexts(texts)).flatMap((entry) => {
    const fault = faultOf(entry);
    return fault ? [`${entry[0]} ${fault}: ${entry[1]}`] : [];
  });
  return [...missing.map((key) => `${key} is missing: ${english[key]}`), ...wrong];
}

const wordsOf = (text: string) => text.replaceAll(/\{\w+\}|<[^>]*>/g, '');
