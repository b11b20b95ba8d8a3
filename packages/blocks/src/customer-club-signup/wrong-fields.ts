/** The browser knows what is missing; the words, by key, are ours. */
export function wrongFields(form: HTMLFormElement): Record<string, string> | undefined {
  const wrong: Record<string, string> = {};
  for (const { name, type, validity } of form.querySelectorAll('input')) {
    if (validity.valid) continue;
    if (validity.valueMissing) wrong[name] = type === 'checkbox' ? 'field.tick' : 'field.required';
    else wrong[name] = validity.typeMismatch ? 'field.email' : 'field.invalid';
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}
