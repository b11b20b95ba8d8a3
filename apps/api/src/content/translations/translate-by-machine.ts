import type { Translations } from '@selvedge/contract/page-data.ts';
import { checkText, placeholdersOf, sourceOf } from '@selvedge/domain/translation/check-text.ts';
import { hasChoice } from '@selvedge/domain/translation/parse-message.ts';
import { isOneNumber, pluralForms } from '@selvedge/domain/translation/plural-forms.ts';
import { plainText, readForms, writeForms } from '@selvedge/domain/translation/plural-text.ts';
import type { MachineTranslation } from './machine-translation.ts';

type Asked = { english: Translations; keys: readonly string[]; language: string };

/**
 * What a machine makes of the English texts, in the order of `keys`. It is given whole sentences: of a text that counts each form that the
 * language has, which are put together again. A proposal that lost a placeholder is none.
 */
export async function translateByMachine(machine: MachineTranslation, { english, keys, language }: Asked): Promise<(string | undefined)[]> {
  const asked = keys.map((key) => sentencesOf(sourceOf(english, key) ?? '', language));
  const answers = await machine.translate({ texts: asked.flatMap((sentences) => sentences.map(({ text }) => text)), language });
  let at = 0;
  return keys.map((key, index) => {
    const sentences = asked[index]!;
    const said = answers.slice(at, at + sentences.length);
    at += sentences.length;
    if (said.length < sentences.length || said.some((each) => each === undefined || each.trim() === '')) return undefined;
    const [only] = sentences;
    const text = only?.form === undefined ? said[0]! : writeForms(Object.fromEntries(sentences.map(({ form }, nth) => [form, said[nth]!])));
    return checkText(english, { key, language, text }).length === 0 ? text : undefined;
  });
}

type Sentence = { text: string; form?: string };

/** "One piece" is no source where the same form is used of 21. A text that chooses by a word has no sentence a machine could be given. */
function sentencesOf(source: string, language: string): Sentence[] {
  const forms = readForms(source);
  if (forms) {
    const { other = '' } = forms;
    const isSource = (text: string, form: string) =>
      isOneNumber(language, form) || placeholdersOf(other).every((each) => text.includes(each));
    const inForm = (form: string) => (isSource(forms[form] ?? '', form) ? forms[form] : undefined) ?? other;
    return pluralForms(language).map((form) => ({ form, text: inForm(form) }));
  }
  return hasChoice(source) ? [] : [{ text: plainText(source) }];
}
