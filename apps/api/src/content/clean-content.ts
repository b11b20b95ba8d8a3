import { blockSchemas, isBlockAlias } from '@selvedge/contract/content/blocks.ts';
import { isRichText } from '@selvedge/contract/content/rich-text.ts';
import { cleanRichText } from '@selvedge/domain/content/write-rich-text.ts';
import { z } from 'zod';

/**
 * What an editor may store: the same value, with every rich text in it cleaned and every address that could run a script taken out.
 * Blocks are found wherever they stand. Plain texts stay as they were typed: they are shown as letters and can do nothing.
 */
export function cleanContent<T>(value: T): T {
  return clean(value) as T;
}

/** The same for what was stored before, or by other hands: nothing leads anywhere that could run a script. */
export function cleanAddresses<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cleanAddresses) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, typeof inner === 'string' ? cleanField(name, inner) : cleanAddresses(inner)]),
  ) as T;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (!isRecord(value)) return value;
  const alias = value._alias;
  const schema = typeof alias === 'string' && isBlockAlias(alias) ? blockSchemas[alias] : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      schema ? cleanBySchema(inner, schema.shape[name as never]) : cleanField(name, inner),
    ]),
  );
}

/** Goes down a value and the schema of it side by side; what the schema leaves open may hold blocks again. */
export function cleanBySchema(value: unknown, schema: z.ZodType | undefined): unknown {
  if (typeof value === 'string') return schema && isRich(schema) ? cleanRichText(value) : value;
  const inner = schema && unwrap(schema);
  if (Array.isArray(value)) return value.map((each, at) => cleanBySchema(each, elementOf(inner, at)));
  if (!isRecord(value)) return value;
  if (!(inner instanceof z.ZodObject) || '_alias' in value) return clean(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name in inner.shape ? cleanField(name, cleanBySchema(each, inner.shape[name] as z.ZodType)) : clean(each),
    ]),
  );
}

const addresses: ReadonlySet<string> = new Set(['url', 'externalLink']);

/** `javascript:` and its disguises: an address that does not lead anywhere safe is no address. */
function cleanField(name: string, value: unknown): unknown {
  if (name === 'pageLinks' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([page, url]) => [page, cleanField('url', url)]));
  if (!addresses.has(name) || typeof value !== 'string') return isRecord(value) || Array.isArray(value) ? clean(value) : value;
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?]|$)/i.test(value) ? value : '';
}

function isRich(schema: z.ZodType): boolean {
  return isRichText(schema) || (isWrapper(schema) && isRich(schema.def.innerType));
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.def.out as z.ZodType);
  return isWrapper(schema) ? unwrap(schema.def.innerType) : schema;
}

type Wrapper = z.ZodType & { def: { innerType: z.ZodType } };

const isWrapper = (schema: z.ZodType): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable;

function elementOf(schema: z.ZodType | undefined, at: number): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodTuple ? (schema.def.items[at] as z.ZodType | undefined) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
