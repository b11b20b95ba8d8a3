import { postalMasks } from './address-rules.ts';

const british = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;
const irish = /^[A-Z]\d[\dW][A-Z\d]{4}$/;

/** A postal code as it is written there, or as far as it has been typed. Blanks, dashes and small letters are forgiven. */
export function formatPostalCode(country: string, text: string): string {
  const typed = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  if (country === 'GB') return british.test(typed) ? `${typed.slice(0, -3)} ${typed.slice(-3)}` : text.toUpperCase().trim();
  if (country === 'IE') return irish.test(typed) ? `${typed.slice(0, 3)} ${typed.slice(3)}` : text.toUpperCase().trim();
  if (country === 'US') return typed.length > 5 ? `${typed.slice(0, 5)}-${typed.slice(5)}` : typed;
  const mask = postalMasks[country];
  if (mask === undefined) return text.trim();
  const { shown, rest } = fill(mask, typed);
  // What does not fit is left as it stands: nobody's number is cut to size without their seeing it.
  return rest === '' ? shown : text.trim();
}

export function isPostalCode(country: string, text: string): boolean {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  if (country === 'GB') return british.test(typed);
  if (country === 'IE') return irish.test(typed);
  if (country === 'US') return /^\d{5}(?:\d{4})?$/.test(typed);
  const mask = postalMasks[country];
  if (mask === undefined) return /^[A-Z\d]{2,12}$/.test(typed);
  const { shown, rest } = fill(mask, typed);
  return rest === '' && shown.length === mask.length;
}

function fill(mask: string, typed: string): { shown: string; rest: string } {
  // `LV-1010` and `1010` are the same code: letters that stand in the mask need not be typed.
  const prefix = /^[A-Z]+/.exec(mask)?.[0] ?? '';
  let rest = prefix !== '' && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  let shown = '';
  for (const place of mask) {
    if (rest === '') break;
    if (place !== '#' && place !== '@') shown += place;
    else if ((place === '#' ? /\d/ : /[A-Z]/).test(rest[0]!)) [shown, rest] = [shown + rest[0], rest.slice(1)];
    else break;
  }
  return { shown, rest };
}
