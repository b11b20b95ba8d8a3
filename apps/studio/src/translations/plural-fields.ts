import { numbersOf, type PluralForm, pluralForms } from '@selvedge/domain/translation/plural-forms.ts';
import { readForms, writeForms } from '@selvedge/domain/translation/plural-text.ts';
import { text as say } from '../texts/text.ts';

/** What somebody writes in: the whole text, or one of its plural forms, which has a label. */
export type PluralField = { form: string; label?: string; text: string };

const mostNumbers = 4;

type Edited = { source: string; text: string; language: string };

/** A field for each plural form of the language where English counts; one for everything else, also for what holds more than forms. */
export function fieldsOf({ source, text, language }: Edited): PluralField[] {
  const forms = text.trim() === '' ? {} : readForms(text);
  if (!forms || !readForms(source)) return [{ form: '', text }];
  const needed = pluralForms(language).map((form) => ({ form, numbers: firstNumbers(language, form) }));
  const isNeeded = (form: string) => needed.some((each) => each.form === form);
  // Zero said in words of its own, or a form that the language lacks: shown, so that it can be taken out.
  const others = Object.keys(forms).filter((form) => !isNeeded(form));
  return [
    ...others.map((form) => ({ form, label: form, text: forms[form]! })),
    ...needed.map(({ form, numbers }) => ({ form, label: numbers ? say('texts.form', { form, numbers }) : form, text: forms[form] ?? '' })),
  ];
}

function firstNumbers(language: string, form: PluralForm): string {
  const numbers = numbersOf(language, form, mostNumbers + 1);
  return numbers.slice(0, mostNumbers).join(', ') + (numbers.length > mostNumbers ? ' …' : '');
}

export function textOfFields(fields: readonly PluralField[]): string {
  const [only] = fields;
  return only?.label === undefined ? (only?.text ?? '') : writeForms(Object.fromEntries(fields.map(({ form, text }) => [form, text])));
}
