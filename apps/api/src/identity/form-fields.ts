import type { FormFields } from '@selvedge/contract/auth.ts';

export function fieldOf({ formFields }: FormFields, id: string): string {
  return formFields.find((field) => field.id === id)?.value ?? '';
}

export type FieldError = { status: 'FIELD_ERROR'; formFields: { id: string; error: string }[] };

/** Messages by field, as texts: the session library's forms show what the server says. Undefined when nothing is wrong. */
export function fieldErrors(problems: Record<string, string | undefined>): FieldError | undefined {
  const formFields = Object.entries(problems).flatMap(([id, error]) => (error === undefined ? [] : [{ id, error }]));
  return formFields.length > 0 ? { status: 'FIELD_ERROR', formFields } : undefined;
}
