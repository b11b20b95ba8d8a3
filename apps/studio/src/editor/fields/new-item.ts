import type { Field } from '@selvedge/blocks/field.ts';

/** What a new entry of a list holds: an id where entries have one, and empty words where words are needed. */
export function newItem(fields: readonly Field[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const { name, kind, required } of fields) {
    if (name === 'id') item.id = crypto.randomUUID();
    else if (required && kind === 'text') item[name] = '';
    else if (required && kind === 'richText') item[name] = [];
  }
  return item;
}
