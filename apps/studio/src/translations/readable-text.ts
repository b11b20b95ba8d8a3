import { readForms } from '@selvedge/domain/translation/plural-text.ts';

/** A text as somebody reads it over: of one that counts its forms, without the signs that hold them together. */
export function readableText(text: string): string {
  const forms = readForms(text);
  return forms ? [...new Set(Object.values(forms))].join(' · ') : text;
}
