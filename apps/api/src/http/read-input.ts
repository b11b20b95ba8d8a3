import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import { z } from 'zod';

type Raw = { params: unknown; query: unknown; body: unknown };
export type InputReader = (raw: Raw) => { params: unknown; query: unknown; body: unknown };

/** Parses what a caller sent by the endpoint's schemas, or refuses it with the keys of what is wrong by field. */
export function inputReader(definition: Endpoint): InputReader {
  const readQuery = definition.query && queryReader(definition.query);
  return ({ params, query, body }) => ({
    params: definition.params ? parse(definition.params, params) : {},
    query: readQuery ? readQuery(query as Record<string, unknown>) : {},
    body: definition.body ? parse(definition.readLater ? unread : definition.body, body) : undefined,
  });
}

/** Of a body that somebody else reads later. */
const unread = z.string();

/** Which fields are lists is found out by the first caller: for six hundred endpoints it would be a fifth of every start. */
function queryReader(schema: z.ZodObject): (query: Record<string, unknown>) => unknown {
  let lists: readonly string[] | undefined;
  return (query) => {
    lists ??= listFields(schema);
    return parse(schema, withLists(query, lists));
  };
}

function parse(schema: z.ZodType, value: unknown): unknown {
  refuseUnstorable(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ShopError('invalid_request', fieldErrors(parsed.error.issues));
}

const mostIssues = 20;

export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const byField = new Map<string, string[]>();
  for (const issue of issues.slice(0, mostIssues)) {
    const field = issue.path.map(String).join('.') || 'body';
    byField.set(field, [...(byField.get(field) ?? []), issueKey(issue)]);
  }
  return Object.fromEntries(byField);
}

export function issueKey(issue: z.core.$ZodIssue): string {
  // A refinement may name its own translation key as the message.
  if (issue.code === 'custom' && /^[a-z]+(?:\.[a-z_]+)+$/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'validation.required';
  return `validation.${issue.code}`;
}

const deepest = 64;

/** The database refuses a null character and half of a surrogate pair: without this check they would answer 500. */
function refuseUnstorable(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > deepest) throw new ShopError('invalid_request', { body: ['validation.too_deep'] });
    if (typeof next.value === 'string') refuseText(next.value);
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [name, inner] of Object.entries(next.value)) {
      refuseText(name);
      open.push({ value: inner, depth: next.depth + 1 });
    }
  }
}

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new ShopError('invalid_request', { body: ['validation.invalid_characters'] });
}

/** `?id=1` and `?id=1&id=2` are both lists when the endpoint asks for one. */
function withLists(query: Record<string, unknown>, lists: readonly string[]): Record<string, unknown> {
  const read: Record<string, unknown> = { ...query };
  for (const name of lists) if (typeof read[name] === 'string') read[name] = [read[name]];
  return read;
}

function listFields(schema: z.ZodObject): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, JsonShape> };
  return Object.entries(properties).flatMap(([name, shape]) => (isList(shape) ? [name] : []));
}

type JsonShape = { type?: string; anyOf?: JsonShape[]; allOf?: JsonShape[] };

function isList(shape: JsonShape): boolean {
  return shape.type === 'array' || [...(shape.anyOf ?? []), ...(shape.allOf ?? [])].some(isList);
}
