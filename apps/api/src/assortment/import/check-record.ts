import { createHash } from 'node:crypto';
import { AssortmentLine, type AssortmentOption, type AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import type { FieldErrors } from '@selvedge/contract/error.ts';
import type { RefusedLine } from '@selvedge/contract/studio/import.ts';
import { variantId } from '@selvedge/domain/catalogue/product-id.ts';
import type { z } from 'zod';
import { issueKey } from '../../http/read-input.ts';
import type { AssortmentRecord } from './assortment-record.ts';

export type CheckedLine = { line: number; type: AssortmentLine['type']; id: string; checksum: string; json: string; value: AssortmentLine };

export type CheckRecord = {
  markets: ReadonlySet<string>;
  /** Every id of the file so far, with the line that brought it. */
  seen: Map<string, number>;
};

/** A line that may be stored, or why it may not. Whatever passes here must not be able to fail in the database. */
export function checkRecord(record: AssortmentRecord, { markets, seen }: CheckRecord): CheckedLine | RefusedLine {
  const { line, value } = record;
  const refused = (errors: FieldErrors): RefusedLine => ({ line, id: idOfUnknown(value), errors });
  if (record.errors) return refused(record.errors);
  if (depthOf(value) > deepest) return refused({ line: ['validation.too_deep'] });
  const parsed = AssortmentLine.safeParse(value);
  if (!parsed.success) return refused(issueErrors(parsed.error.issues, record));
  const data = parsed.data;
  const errors = data.type === 'style' ? styleErrors(data, markets) : data.type === 'location' ? marketErrors(data.markets, markets) : {};
  if (Object.keys(errors).length > 0) return refused(errors);
  const json = JSON.stringify(data);
  if (unstorable.test(json)) return refused({ line: ['validation.invalid_characters'] });
  const id = idOf(data);
  const key = `${data.type} ${id}`;
  const before = seen.get(key);
  if (before !== undefined) return { line, id, errors: { [idField[data.type]]: ['validation.repeated_line'], line: [String(before)] } };
  seen.set(key, line);
  return { line, type: data.type, id, checksum: createHash('sha256').update(json).digest('base64'), json, value: data };
}

/** JSON text of what PostgreSQL cannot store: a null character or half of a surrogate pair. A doubled backslash before it is plain text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;
const deepest = 32;
const mostIssues = 20;

export function idOf(line: AssortmentLine): string {
  if (line.type === 'style') return line.styleNumber;
  if (line.type === 'attribute') return `${line.facet} ${line.id}`;
  return line.type === 'location' ? `${line.kind} ${line.id}` : line.id;
}

const idField = { style: 'styleNumber', category: 'id', attribute: 'id', badge: 'id', location: 'id' } as const;

function idOfUnknown(value: unknown): string {
  const { styleNumber, id } = (typeof value === 'object' && value !== null ? value : {}) as { styleNumber?: unknown; id?: unknown };
  const found = styleNumber ?? id;
  return typeof found === 'string' ? found.slice(0, 80).toWellFormed().replaceAll('\0', '') : '';
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > deepest) return depth;
  let most = depth;
  for (const inner of Object.values(value)) if (typeof inner === 'object') most = Math.max(most, depthOf(inner, depth + 1));
  return most;
}

function issueErrors(issues: readonly z.core.$ZodIssue[], { line, lineOf }: AssortmentRecord): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues.slice(0, mostIssues)) {
    const at = lineOf?.(issue.path) ?? line;
    const field = issue.path.map(String).join('.') || 'line';
    const name = at === line ? field : `${field} (line ${at})`;
    errors[name] = [...(errors[name] ?? []), issueKey(issue)];
  }
  return errors;
}

function styleErrors(style: AssortmentStyle, markets: ReadonlySet<string>): FieldErrors {
  const errors: FieldErrors = {};
  const products = new Set<string>();
  const eans = new Set<string>();
  for (const [at, option] of style.options.entries()) {
    const field = `options.${at}`;
    const id = `${option.colour}_${option.optionId}`;
    if (products.has(id)) errors[`${field}.optionId`] = ['validation.repeated'];
    products.add(id);
    if (style.kind === 'giftCard' && !option.giftCardAmounts) errors[`${field}.giftCardAmounts`] = ['validation.required'];
    if (style.kind === 'set' && option.setOptions.length === 0) errors[`${field}.setOptions`] = ['validation.required'];
    Object.assign(errors, variantErrors(option, field, eans), priceErrors(option, field, markets));
    for (const name of ['newFrom', 'comingSoon'] as const) {
      if (option[name] !== undefined && !isStorable(option[name])) errors[`${field}.${name}`] = ['validation.date_out_of_range'];
    }
  }
  return errors;
}

function variantErrors({ variants }: AssortmentOption, field: string, eans: Set<string>): FieldErrors {
  const errors: FieldErrors = {};
  const ids = new Set<string>();
  for (const [at, { size, length, ean }] of variants.entries()) {
    const id = variantId('', { size: size.id, length: length?.id });
    if (ids.has(id)) errors[`${field}.variants.${at}.size.id`] = ['validation.repeated'];
    if (eans.has(ean)) errors[`${field}.variants.${at}.ean`] = ['validation.repeated'];
    ids.add(id);
    eans.add(ean);
  }
  return errors;
}

function priceErrors({ prices, giftCardAmounts = {} }: AssortmentOption, field: string, markets: ReadonlySet<string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const market of Object.keys(giftCardAmounts)) {
    if (!markets.has(market)) errors[`${field}.giftCardAmounts.${market}`] = ['validation.unknown_market'];
  }
  for (const [market, rows] of Object.entries(prices)) {
    if (!markets.has(market)) errors[`${field}.prices.${market}`] = ['validation.unknown_market'];
    const moments = new Set<number>();
    for (const [at, row] of rows.entries()) {
      const moment = Date.parse(row.from);
      if (!isStorable(row.from)) errors[`${field}.prices.${market}.${at}.from`] = ['validation.date_out_of_range'];
      else if (moments.has(moment)) errors[`${field}.prices.${market}.${at}.from`] = ['validation.repeated'];
      else row.from = new Date(moment).toISOString();
      moments.add(moment);
    }
  }
  return errors;
}

function marketErrors(named: readonly string[] | undefined, markets: ReadonlySet<string>): FieldErrors {
  const unknown = (named ?? []).filter((market) => !markets.has(market));
  return unknown.length > 0 ? { markets: ['validation.unknown_market'] } : {};
}

function isStorable(moment: string): boolean {
  const at = Date.parse(moment);
  return at >= 0 && at < 7_258_118_400_000;
}
