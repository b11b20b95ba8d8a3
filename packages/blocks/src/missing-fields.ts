import type { Field } from './field.ts';
import { fieldTexts } from './field-texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an editor still has to fill in before a block can be shown, in words: `Slides 2 › Picture`. */
export function missingFields(fields: readonly Field[], values: Values): string[] {
  return fields.flatMap((field) => {
    const label = fieldTexts[field.label] ?? field.label;
    const value = values[field.name];
    if (isEmpty(field, value)) return isNeeded(field) ? [label] : [];
    return inside(field, value).map((each) => `${label}${each}`);
  });
}

function inside(field: Field, value: unknown): string[] {
  if (field.kind === 'list')
    return (value as Values[]).flatMap((entry, at) => missingFields(field.of, entry ?? {}).map((each) => ` ${at + 1} › ${each}`));
  if (field.kind === 'group') return missingFields(field.of, value as Values).map((each) => ` › ${each}`);
  return [];
}

const isNeeded = (field: Field): boolean => field.required === true || (field.kind === 'list' && field.min > 0);

function isEmpty(field: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (field.kind === 'list') return !Array.isArray(value) || value.length < Math.max(field.min, 1);
  // Screens without a picture of their own show the phone's.
  if (field.kind === 'perBreakpoint' && !Array.isArray(field.of)) return isEmpty(field.of as Field, (value as Values).mobile);
  if (field.kind === 'picture') return !(value as Values).src;
  if (field.kind === 'link') return !(value as Values).url;
  return field.kind === 'block' && !(value as Values)._alias;
}
