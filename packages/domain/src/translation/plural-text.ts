import { parseMessage } from './parse-message.ts';

/** What a text says in each form: `{ one: '{count} item', other: '{count} items' }`. */
export type FormTexts = Readonly<Record<string, string>>;

/** The forms of a text that counts and does nothing else; undefined of any other. */
export function readForms(text: string): FormTexts | undefined {
  const { wordings } = parseMessage(text);
  const isCounting = wordings.length > 0 && wordings.every(({ choices }) => choices.length === 1 && choices[0]!.kind === 'plural');
  return isCounting ? Object.fromEntries(wordings.map(({ choices, text: words }) => [choices[0]!.value, words])) : undefined;
}

/** The text of several forms, in the order given; what is blank is left out. */
export function writeForms(forms: FormTexts): string {
  const written = Object.entries(forms).filter(([, words]) => words.trim() !== '');
  return written.length === 0 ? '' : `{count, plural, ${written.map(([form, words]) => `${form} {${words}}`).join(' ')}}`;
}

/** What a text says when nothing else is known, as a person would read it: of several forms the last, which is `other`. */
export function plainText(text: string): string {
  const { wordings } = parseMessage(text);
  const isOther = (each: (typeof wordings)[number]) => each.choices.every(({ value }) => value === 'other');
  return (wordings.find(isOther) ?? wordings.at(-1))?.text ?? text;
}
