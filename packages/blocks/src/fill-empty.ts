import type { Field } from './field.ts';

type Values = Readonly<Record<string, unknown>>;

/** A block as a view can read it while it is being written: what is not there yet is empty, as it is after it was checked. */
export function fillEmpty(fields: readonly Field[], values: Values): Values {
  return { ...values, ...Object.fromEntries(fields.flatMap((field) => fillOne(field, values[field.name]))) };
}

function fillOne(field: Field, value: unknown): [string, unknown][] {
  const { name, kind } = field;
  if (kind === 'list') return [[name, Array.isArray(value) ? value.map((entry) => fillEmpty(field.of, entry ?? {})) : []]];
  if (kind === 'products' || kind === 'strings' || kind === 'richText') return [[name, value ?? []]];
  if (kind === 'text') return [[name, value ?? '']];
  return [];
}
