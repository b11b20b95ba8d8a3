/** Languages whose books never end a line with a word of one letter. */
const languages: ReadonlySet<string> = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'uk']);

const short = /(?<=^|[\s(„«])(\p{L}) (?=\S)/gu;

/** 'w koszyku', 's kapsami': a lone letter at the end of a line reads like a misprint there, so it keeps to the word that follows it. */
export function bindLoneLetters(language: string, text: string): string {
  return bindsLoneLetters(language) ? text.replace(short, '$1\u00a0') : text;
}

export const bindsLoneLetters = (language: string): boolean => languages.has(language);
