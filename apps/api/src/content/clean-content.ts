import { blockSchemas, isBlockAlias } from '@selvedge/contract/content/blocks.ts';
import { isRichText } from '@selvedge/contract/content/rich-text.ts';
import { z } from 'zod';
import { toRichText } from './rich-text/to-rich-text.ts';

/**
 * What an editor may store: the same value, with every rich text in it as nodes and every address that could run a script taken out.
 * Blocks are found wherever they stand. Plain texts stay as they were typed: they are shown as letters and can do nothing. What needs no
 * change stays the same object: thousands of pages are read at every start, and nearly all of them are clean.
 */
export function cleanContent<T>(value: T): T {
  return walk(value, cleanAddress) as T;
}

/** The same along a schema that the value should have. */
export function cleanBySchema(value: unknown, schema: z.ZodType | undefined): unknown {
  return walkBySchema(value, schema, cleanAddress);
}

/** What was stored before rich text was stored as nodes, as it is stored now. Addresses stay: not all of them are links. */
export function readStored<T>(value: T): T {
  return walk(value, (_, address) => address) as T;
}

/** What was stored before, or by other hands: nothing leads anywhere that could run a script. */
export function cleanAddresses<T>(value: T): T {
  if (Array.isArray(value)) return changeEach(value, cleanAddresses) as T;
  if (!isRecord(value)) return value;
  return changeFields(value, (name, inner) => (typeof inner === 'string' ? cleanAddress(name, inner) : cleanAddresses(inner))) as T;
}

type OfText = (name: string, text: string) => string;

function walk(value: unknown, ofText: OfText): unknown {
  if (Array.isArray(value)) return changeEach(value, (each) => walk(each, ofText));
  if (!isRecord(value)) return value;
  const alias = value._alias;
  return walkRecord(value, typeof alias === 'string' && isBlockAlias(alias) ? blockSchemas[alias] : undefined, ofText);
}

/** Goes down a value and the schema of it side by side; what the schema leaves open may hold blocks again. */
function walkBySchema(value: unknown, schema: z.ZodType | undefined, ofText: OfText): unknown {
  if (typeof value !== 'object' && typeof value !== 'string') return value;
  const { isRich = false, inner } = schema ? shapeOf(schema) : {};
  if (isRich && (typeof value === 'string' || Array.isArray(value))) return toRichText(value);
  if (Array.isArray(value)) return changeEach(value, (each, at) => walkBySchema(each, elementOf(inner, at), ofText));
  if (!isRecord(value)) return value;
  return inner instanceof z.ZodObject && !('_alias' in value) ? walkRecord(value, inner, ofText) : walk(value, ofText);
}

function walkRecord(value: Record<string, unknown>, schema: z.ZodObject | undefined, ofText: OfText): Record<string, unknown> {
  return changeFields(value, (name, inner) => {
    // An item of a list may lie one level deeper, in `content`, which no schema names.
    const its = (schema?.shape[name] ?? (name === 'content' ? schema : undefined)) as z.ZodType | undefined;
    const walked = walkBySchema(inner, its, ofText);
    if (name === 'pageLinks' && isRecord(walked)) return walkAll(walked, 'url', ofText);
    return typeof walked === 'string' ? ofText(name, walked) : walked;
  });
}

const walkAll = (texts: Record<string, unknown>, name: string, ofText: OfText) =>
  changeFields(texts, (_, text) => (typeof text === 'string' ? ofText(name, text) : text));

function changeEach(list: readonly unknown[], change: (each: unknown, at: number) => unknown): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (const [at, each] of list.entries()) {
    const next = change(each, at);
    if (next === each) continue;
    changed ??= [...list];
    changed[at] = next;
  }
  return changed ?? list;
}

/** Nearly all of them stay as they are, and of those nothing is made. */
function changeFields(record: Record<string, unknown>, change: (name: string, value: unknown) => unknown): Record<string, unknown> {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(record)) {
    const next = change(name, record[name]);
    if (next === record[name]) continue;
    changed ??= { ...record };
    changed[name] = next;
  }
  return changed ?? record;
}

const addresses: ReadonlySet<string> = new Set(['url', 'externalLink']);

/** `javascript:` and its disguises: an address that does not lead anywhere safe is no address. */
function cleanAddress(name: string, value: string): string {
  if (!addresses.has(name)) return value;
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?]|$)/i.test(value) ? value : '';
}

type Shape = { isRich: boolean; inner: z.ZodType };
const shapes = new WeakMap<z.ZodType, Shape>();

/** What a schema stays for good; a page asks its few schemas a thousand times. */
function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema) ?? { isRich: isRich(schema), inner: unwrap(schema) };
  shapes.set(schema, known);
  return known;
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
