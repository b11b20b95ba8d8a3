import { findText } from '../texts/text.ts';

/** Each field with its reason: of a file that was refused as a whole, those are its columns. */
export function refusalText(errors: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(errors)
    .map(([field, keys]) => `${field === 'file' ? '' : `${field}: `}${keys.map((key) => findText(key) ?? key).join(', ')}`)
    .join('; ');
}
