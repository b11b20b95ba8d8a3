import { bindLoneLetters } from '../text/bind-lone-letters.ts';

const beforeHyphen = /(?<!\p{L})(\p{L}-)(?=\p{L})/gu;

/** What no line of a text ends with: a lone letter where the language minds it, and the 'e-' of 'e-posta' everywhere. */
export function bindShortWords(language: string, text: string): string {
  // A word joiner and no unbreakable hyphen: who looks for 'e-posta' on the page still finds it.
  return bindLoneLetters(language, text).replace(beforeHyphen, '$1\u2060');
}
