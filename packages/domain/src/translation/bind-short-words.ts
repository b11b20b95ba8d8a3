/** Languages whose books never end a line with a preposition of one letter. */
const languages: ReadonlySet<string> = new Set(['pl', 'cs', 'sk', 'uk']);

const short = /(?<=^|[\s(„«])(\p{L}) (?=\S)/gu;

const beforeHyphen = /(?<!\p{L})(\p{L}-)(?=\p{L})/gu;

/** 'w koszyku', 's kapsami': a lone letter at the end of a line reads like a misprint there, so it keeps to the word that follows it. So does the 'e-' of 'e-posta', everywhere. */
export function bindShortWords(language: string, text: string): string {
  // A word joiner and no unbreakable hyphen: who looks for 'e-posta' on the page still finds it.
  return bindLoneLetters(language, text).replace(beforeHyphen, '$1\u2060');
}

export function bindLoneLetters(language: string, text: string): string {
  return languages.has(language) ? text.replace(short, '$1\u00a0') : text;
}
