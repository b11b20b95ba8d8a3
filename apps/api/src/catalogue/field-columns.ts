import type { FieldTable, ProductField, StoredAs, StoredValue } from '@selvedge/contract/catalogue/product-fields.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { SharedValues } from './share-values.ts';

/** `fabricComposition` is stored as `fabric_composition`. */
export const columnName = (field: string): string => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

export const columnNames = (fields: FieldTable): string[] => Object.keys(fields).map(columnName);

/** The value itself stands in the migration; here it only says that a row may leave the column out. */
const asMigrated = sql`default`;

const columns = {
  text: <T extends string>(name: string) => text(name).$type<T>().notNull().default(asMigrated),
  boolean: (name: string) => boolean(name).notNull().default(asMigrated),
  integer: (name: string) => integer(name).notNull().default(asMigrated),
  moment: (name: string) => timestamp(name, { withTimezone: true }),
  keys: <T extends string>(name: string) => text(name).array().$type<T[]>().notNull().default(asMigrated),
  json: <T>(name: string) => jsonb(name).$type<T>().notNull().default(asMigrated),
} satisfies Record<StoredAs, unknown>;

type ColumnOf<Field extends ProductField> = {
  text: ReturnType<typeof columns.text<StoredValue<Field> & string>>;
  boolean: ReturnType<typeof columns.boolean>;
  integer: ReturnType<typeof columns.integer>;
  moment: ReturnType<typeof columns.moment>;
  keys: ReturnType<typeof columns.keys<(StoredValue<Field> & string[])[number]>>;
  json: ReturnType<typeof columns.json<StoredValue<Field>>>;
}[Field['stored']];

/** The columns of a table's fields, with the types of their values. */
export const columnsOf = <Fields extends FieldTable>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { stored }]) => [name, (columns[stored] as (name: string) => unknown)(columnName(name))]),
  ) as {
    [Name in keyof Fields]: ColumnOf<Fields[Name]>;
  };

/** What a column is filled with from a document: the text of an SQL expression. */
export function columnFrom(document: string, name: string, stored: StoredAs): string {
  const value = `${document}->>'${name}'`;
  const from: Record<StoredAs, string> = {
    text: `coalesce(${value}, '')`,
    boolean: `(${value})::boolean`,
    integer: `(${value})::integer`,
    moment: `(${value})::timestamptz`,
    keys: `array(select jsonb_array_elements_text(${document}->'${name}'))`,
    json: `${document}->'${name}'`,
  };
  return from[stored];
}

export const columnsFrom = (document: string, fields: FieldTable): string =>
  Object.entries(fields)
    .map(([name, { stored }]) => columnFrom(document, name, stored))
    .join(', ');

/** A row under the names of its fields; a moment in milliseconds, and lists and objects as the text of their JSON, for `readFields`. */
export const selectFields = (table: string, fields: FieldTable): string =>
  Object.entries(fields)
    .map(([name, { stored }]) => `${selected(`${table}.${columnName(name)}`, stored)} as "${name}"`)
    .join(', ');

function selected(column: string, stored: StoredAs): string {
  if (stored === 'moment') return `extract(epoch from ${column})::float8 * 1000`;
  if (stored === 'keys') return `to_jsonb(${column})::text`;
  return stored === 'json' ? `${column}::text` : column;
}

/** Puts values in the place of texts that were selected as such. What rows have in common they share. */
export function readFields(fields: FieldTable, { json, text }: SharedValues): (row: Record<string, unknown>) => void {
  const named = (...wanted: StoredAs[]) => Object.keys(fields).filter((name) => wanted.includes(fields[name]!.stored));
  const [lists, texts] = [named('keys', 'json'), named('text')];
  return (row) => {
    for (const name of lists) row[name] = json(row[name] as string);
    for (const name of texts) row[name] = text(row[name] as string);
  };
}

/** Some fields of a row. */
export function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  const picked = {} as Pick<Row, Name>;
  for (const name of names) picked[name] = row[name];
  return picked;
}

/** The fields of a table as a row of it holds them. */
export type FieldRow<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields]: Fields[Name]['stored'] extends 'moment' ? Date | null : StoredValue<Fields[Name]>;
};
