import type { ClubWish } from '../block-host.ts';

/** What was typed into the form. One field for the whole name is parted at its last blank. */
export function readWish(form: FormData): ClubWish {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const whole = text('name');
  const at = whole.lastIndexOf(' ');
  return {
    email: text('email'),
    firstName: whole ? (at > 0 ? whole.slice(0, at) : whole) : text('firstName'),
    lastName: whole ? (at > 0 ? whole.slice(at + 1) : '') : text('lastName'),
    subBrands: form.getAll('subBrands').map(String),
    acceptsTerms: form.has('acceptsTerms'),
  };
}
