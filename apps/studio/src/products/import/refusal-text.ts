import { findText } from '../../texts/text.ts';

/** Each field with its reason: of a file that was refused as a whole, those are its columns. */
export function refusalText(errors: Readonly<Record<string, readonly string[]>>): string {
  const said = Object.entries(errors).map(
    ([field, keys]) => `${field === 'file' ? '' : `${field}: `}${keys.map((key) => findText(key) ?? key).join(', ')}`,
  );
  return said.map((reason, at) => (at < said.length - 1 ? reason.replace(/\.$/, '') : reason)).join('; ');
}
