/**
 * What an editor can set of a block, as plain data: the Studio makes its inputs from it. `label` is the name of a text in
 * `field-texts.ts`; a field that is not `required` may be left empty.
 */
export type Field = { name: string; label: string; required?: boolean } & FieldKind;

type SimpleKind =
  | 'text'
  | 'richText'
  | 'colour'
  | 'picture'
  | 'link'
  | 'product'
  | 'products'
  | 'category'
  | 'toggle'
  | 'dateTime'
  | 'icon'
  | 'strings'
  /** Another block, of any kind. */
  | 'block';

export type FieldKind =
  | { kind: SimpleKind }
  | { kind: 'number'; min: number; max: number; step?: number; unit?: string }
  | { kind: 'select'; options: readonly string[] }
  /** A record of fields. */
  | { kind: 'group'; of: readonly Field[] }
  | { kind: 'list'; of: readonly Field[]; min: number; max: number }
  /** The same for phone, tablet and desktop: one value, or a record of fields. */
  | { kind: 'perBreakpoint'; of: Field | readonly Field[] };

/** What the editor knows of a block: its name, its fields, and what a new one holds. */
export type BlockEditor = {
  label: string;
  fields: readonly Field[];
  initial: Readonly<Record<string, unknown>>;
  /** Common fields that it does not have, or has under another name. */
  without?: readonly string[];
};

type More = { label?: string; required?: boolean };
type Rest<K extends FieldKind['kind']> = K extends SimpleKind
  ? [rest?: More]
  : [rest: Omit<Extract<FieldKind, { kind: K }>, 'kind'> & More];

/** One field; its label is named like it unless said. */
export function field<K extends FieldKind['kind']>(name: string, kind: K, ...[rest]: Rest<K>): Field {
  return { name, label: name, kind, ...rest } as Field;
}
