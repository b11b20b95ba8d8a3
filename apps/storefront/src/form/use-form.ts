import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../lib/shop-context.tsx';

/** What is wrong: by field, or (`message`) with all of it. Texts, not keys: some come from the server in the shopper's language. */
export type FormProblems = { fields?: Record<string, string>; message?: string };
export type FormValues = Record<string, string>;

/**
 * Sends a form once at a time, says what is wrong below each field, and takes the shopper to the first of them. `post`, although
 * scripts send it: a form that is sent before they are there would put a password into the address.
 */
export function useForm(send: (values: FormValues) => Promise<FormProblems | undefined>) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FormProblems>({});
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!problems.fields) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    // A refusal of something that this form has no field for would be seen by nobody.
    if (wrong) wrong.focus();
    else setProblems({ message: Object.values(problems.fields)[0] ?? '' });
  }, [problems]);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const fields = emptyOrWrong(element, t);
    if (Object.keys(fields).length > 0) return setProblems({ fields });
    setProblems({});
    setBusy(true);
    const found = await send(Object.fromEntries(new FormData(element)) as FormValues).catch(() => ({
      message: t('feedback.error_generic'),
    }));
    setBusy(false);
    if (found) setProblems(found);
  }

  return {
    busy,
    message: problems.message,
    error: (name: string) => problems.fields?.[name],
    form: { ref: form, onSubmit, noValidate: true, method: 'post' },
  };
}

/** The browser knows what its attributes ask for; only its words are replaced by ours. */
function emptyOrWrong(form: HTMLFormElement, t: Translate): Record<string, string> {
  const found: Record<string, string> = {};
  for (const element of form.elements) {
    if (!isField(element) || element.validity.valid) continue;
    const { valueMissing, typeMismatch, rangeUnderflow, rangeOverflow } = element.validity;
    if (valueMissing) found[element.name] = t(element.type === 'checkbox' ? 'field.tick' : 'field.required');
    else if (typeMismatch) found[element.name] = t('field.email');
    else found[element.name] = t(rangeUnderflow || rangeOverflow ? 'field.range' : 'field.invalid');
  }
  return found;
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}
