import { blockSchemas } from '@selvedge/contract/content/blocks.ts';
import { isRichText } from '@selvedge/contract/content/rich-text.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blockEditors } from './block-editors.ts';
import type { Field } from './field.ts';
import { fieldTexts } from './field-texts.ts';

const aliases = Object.keys(blockSchemas) as (keyof typeof blockSchemas)[];

/** The schema below all that may be left out. */
const bare = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodPipe) return bare(schema.def.out as z.ZodType);
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return wraps ? bare(schema.def.innerType as z.ZodType) : schema;
};

const elementOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodTuple ? (schema.def.items[0] as z.ZodType) : ((schema as z.ZodArray).element as z.ZodType);

/** Every difference between what can be set and what can be stored. */
function differences(fields: readonly Field[], schema: z.ZodType, at: string): string[] {
  const object = bare(schema);
  if (!(object instanceof z.ZodObject)) return [`${at} is no record`];
  const names = new Set(fields.map(({ name }) => name));
  const unset = Object.keys(object.shape).filter(
    (name) => !names.has(name) && !(at.split('.').length === 1 && ['id', '_alias'].includes(name)),
  );
  return [
    ...unset.map((name) => `${at}.${name} can be stored and not set`),
    ...fields.flatMap((field) => {
      const inner = object.shape[field.name] as z.ZodType | undefined;
      return inner ? differencesOf(field, inner, `${at}.${field.name}`) : [`${at}.${field.name} can be set and not stored`];
    }),
  ];
}

function differencesOf(field: Field, schema: z.ZodType, at: string): string[] {
  const inner = bare(schema);
  if (isRich(schema) !== (field.kind === 'richText')) return [`${at} is rich text on one side only`];
  if (field.kind === 'group') return differences(field.of, inner, at);
  if (field.kind === 'list') return differences(field.of, elementOf(inner), at);
  if (field.kind !== 'perBreakpoint') return [];
  const one = (inner as z.ZodObject).shape.mobile as z.ZodType;
  return Array.isArray(field.of) ? differences(field.of, one, at) : differencesOf(field.of as Field, one, at);
}

/** The mark is on the schema itself, below what makes it optional. */
function isRich(schema: z.ZodType): boolean {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return isRichText(schema) || (innerType !== undefined && isRich(innerType));
}

const labels = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [field.label, ...('of' in field ? labels(Array.isArray(field.of) ? field.of : [field.of as Field]) : [])]);

describe.each(aliases)('%s', (alias) => {
  const { fields, initial } = blockEditors[alias];

  test('can be set in everything that it stores, and stores everything that can be set', () => {
    expect(differences(fields, blockSchemas[alias], alias)).toEqual([]);
  });

  test('names every field', () => {
    expect([alias, ...labels(fields)].filter((label) => !fieldTexts[label])).toEqual([]);
  });

  test('begins with nothing but its own fields', () => {
    expect(Object.keys(initial).filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
  });
});
