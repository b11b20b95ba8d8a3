import { weights } from '../index/text-index.ts';
import { isOffered, offeredAs, offeredColumn } from './offered.ts';
import { type SetExpression, type TokenColumn, tokenLetters } from './set-expression.ts';
import { termCode, termCodes } from './term-code.ts';

/** A set as the parts of one SphinxQL statement. */
export type WrittenSet = {
  /** The text of MATCH(). */
  match: string;
  /** Conditions beside it. */
  where: readonly string[];
  /** What the conditions compute; belongs into the list of columns. */
  columns: readonly string[];
};

/** Most products are of these: their tokens cost as much as the whole assortment, comparing what other words leave costs that. */
const ofNearlyAll: ReadonlySet<string> = new Set(['sold', 'channel']);

/**
 * What is made of tokens is found by the index of words, which costs what it finds. The rest is compared, product by product, over what
 * the words leave.
 */
export function writeSet(set: SetExpression): WrittenSet {
  if (set.kind === 'none') return { match: noDocument, where: [], columns: [] };
  const parts = set.kind === 'and' ? set.parts : [set];
  const match: string[] = [];
  const refused: string[] = [];
  const where: string[] = [];
  const columns: string[] = [];
  const isLookedUp = parts.some(isTelling) ? isTelling : isWords;
  const offered = offeredIn(parts.filter((part) => !isLookedUp(part)));
  if (offered) where.push(`${offeredColumn(offered.market)} IN (${offeredAs(offered.channels, { isSold: true }).join(',')})`);
  for (const part of parts) {
    if (offered?.parts.has(part)) continue;
    if (part.kind === 'not' && isWords(part.part)) refused.push(`!${writeWords(part.part)}`);
    else if (isLookedUp(part)) match.push(writeWords(part));
    else if (part.kind === 'values') where.push(`${part.column} IN (${part.values.join(',')})`);
    else if (part.kind === 'range') where.push(`${part.column} BETWEEN ${part.from} AND ${part.to}`);
    else if (part.kind !== 'all') {
      const name = `c${columns.length}`;
      columns.push(`${writeCondition(part, offered?.market)} AS ${name}`);
      where.push(`${name}=1`);
    }
  }
  // Words that must not be there can't be looked for alone; every document holds this one.
  return { match: [...(match.length > 0 ? match : [everyDocument]), ...refused].join(' '), where, columns };
}

type Offered = { market: number | string; channels: readonly (number | string)[]; parts: ReadonlySet<SetExpression> };

/** What of these is said by one number of the market, where all of them are about one. */
function offeredIn(parts: readonly SetExpression[]): Offered | undefined {
  const single = parts.flatMap((part) => (part.kind === 'values' && part.values.length === 1 ? [{ part, value: part.values[0]! }] : []));
  const sold = single.filter(({ part }) => part.column === 'sold');
  const markets = new Set(sold.map(({ value }) => value));
  const [market] = markets;
  if (market === undefined || markets.size > 1) return undefined;
  const channelled = single.filter(({ part, value }) => part.column === 'channel' && isOffered(value));
  return { market, channels: channelled.map(({ value }) => value), parts: new Set([...sold, ...channelled].map(({ part }) => part)) };
}

/** The token of every document. */
export const everyDocument = 'p';
const noDocument = 'z';

/** Made of words that leave out most products. */
function isTelling(set: SetExpression): boolean {
  if (!isWords(set)) return false;
  if (set.kind === 'or') return set.parts.every(isTelling);
  if (set.kind === 'and') return set.parts.some(isTelling);
  return !(set.kind === 'values' && ofNearlyAll.has(set.column));
}

function isWords(set: SetExpression): boolean {
  switch (set.kind) {
    case 'terms':
      return true;
    case 'values':
      return set.column in tokenLetters;
    case 'and':
    case 'or':
      return set.parts.every(isWords);
    default:
      return false;
  }
}

export function tokenOf(column: TokenColumn, value: number | string): string {
  return `${tokenLetters[column]}${value}`;
}

export const termToken = (term: number): string => `t${term}`;
export const nameToken = (term: number): string => `m${term}`;

function writeWords(set: SetExpression): string {
  if (set.kind === 'terms') return inBrackets(set.terms.map(set.named ? nameToken : termToken), '|');
  if (set.kind === 'values')
    return inBrackets(
      set.values.map((value) => tokenOf(set.column as TokenColumn, value)),
      '|',
    );
  if (set.kind === 'and' || set.kind === 'or') return inBrackets(set.parts.map(writeWords), set.kind === 'or' ? '|' : ' ');
  throw new Error(`A set of kind ${set.kind} is not made of words.`);
}

function inBrackets(words: readonly string[], between: string): string {
  return words.length === 1 ? words[0]! : `(${words.join(between)})`;
}

/** The same set as a comparison of columns. `market` is one whose number says by which channels a product is sold. */
export function writeCondition(set: SetExpression, market?: number | string): string {
  switch (set.kind) {
    case 'all':
      return '1';
    case 'none':
      return '0';
    case 'values':
      if (market !== undefined && set.column === 'channel' && set.values.length === 1 && isOffered(set.values[0]!))
        return `IN(${offeredColumn(market)},${offeredAs(set.values, { isSold: false }).join(',')})`;
      return `IN(${set.column},${set.values.join(',')})`;
    case 'terms':
      return `IN(terms,${set.terms.flatMap((term) => (set.named ? [termCode(term, weights.name)] : termCodes(term))).join(',')})`;
    case 'range':
      return `(${set.column}>=${set.from} AND ${set.column}<=${set.to})`;
    case 'and':
    case 'or':
      return `(${set.parts.map((part) => writeCondition(part, market)).join(set.kind === 'or' ? ' OR ' : ' AND ')})`;
    case 'not':
      return `(NOT ${writeCondition(set.part, market)})`;
  }
}
