import { createHash } from 'node:crypto';
import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { readProductId } from '@selvedge/domain/catalogue/product-id.ts';
import { eanOf } from '../show-card.ts';
import type { Structure } from '../structure.ts';
import { allOf, having, type SetExpression, within } from './set-expression.ts';

const fewestDigits = 5;
const mostDigits = 15;
const fewestOfCode = 8;
const mostOfCode = 14;
/** So many digits are looked up as a word; of longer numbers the rest is compared. */
const mostBegun = 10;
const perLength = 10n ** BigInt(mostDigits);
const digitNumbers = 200_000_000_000_000_000n;

/** A text as a number of 48 bits: the engine compares no texts. */
export function textNumber(text: string): string {
  return String(createHash('sha1').update(text).digest().readUIntBE(0, 6));
}

/** The identity of a document; two products never share one within a shop (63 bits of a hash). */
export function documentId(productId: string): string {
  const id = createHash('sha1').update(productId).digest().readBigUInt64BE(8) >> 1n;
  return String(id === 0n ? 1n : id);
}

/** Stands for a style: its products are counted as one, and lie on one daemon. */
export function styleCode(productId: string): string {
  return textNumber(readProductId(productId).styleNumber);
}

/** Everything that a product can be found by as a number: texts as they stand, and what may be typed in part by its digits and their beginnings. */
export function numbersOfProduct(structure: Structure, product: number): { texts: string[]; begun: string[]; column: string[] } {
  const { ids, styles, styleOf, options, variants } = structure;
  const { styleNumber } = styles[styleOf[product]!]!;
  const { optionId } = options[product]!;
  const own = [styleNumber, ...(optionId.length < fewestDigits ? [] : [optionId])].map(foldText);
  const texts = [...new Set([...own, foldText(ids[product]!), foldText(`${styleNumber}_${optionId}`)])].map(textNumber);
  const column = new Set<string>();
  const begun = new Set<string>();
  for (const number of own) {
    if (!isDigits(number)) continue;
    column.add(String(digitNumbers + placeOf(number)));
    for (const beginning of beginningsOf(number)) begun.add(beginning);
  }
  for (let variant = variants.start[product]!; variant < variants.start[product + 1]!; variant++) {
    const ean = eanOf(variants, variant);
    if (!isDigits(ean)) continue;
    column.add(String(placeOf(ean)));
    if (ean.length >= fewestOfCode && ean.length <= mostOfCode) for (const beginning of beginningsOf(ean)) begun.add(beginning);
  }
  return { texts, begun: [...begun], column: [...column] };
}

function beginningsOf(digits: string): string[] {
  return range(fewestDigits, Math.min(digits.length, mostBegun)).map((length) => digits.slice(0, length));
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text) && text.length <= mostDigits;
}

function placeOf(digits: string): bigint {
  return BigInt(digits.length) * perLength + BigInt(digits);
}

/**
 * What a typed number names, and what it only begins: sets that are asked for one by one, as the engine compares ranges of such long
 * numbers only alone. Takes what was typed, folded and without spaces.
 */
export function numberSets(typed: string): { whole: SetExpression[]; begun: SetExpression[] } {
  if (typed === '') return { whole: [], begun: [] };
  // An id with a size leads to its product.
  const text = having('number', [textNumber(typed.split(',', 1)[0]!)]);
  if (!isDigits(typed) || typed.length < fewestDigits) return { whole: [text], begun: [] };
  // Zeros in front do not tell two bar codes apart.
  const value = BigInt(typed);
  const lengths = /^\d{8,14}$/.test(typed) ? range(Math.max(fewestOfCode, String(value).length), mostOfCode) : [];
  const codes = allOf([
    having('begins', [...new Set(lengths.map((digits) => String(value).padStart(digits, '0').slice(0, mostBegun)))]),
    having(
      'numbers',
      lengths.map((digits) => String(BigInt(digits) * perLength + value)),
    ),
  ]);
  const beginning = having('begins', [typed.slice(0, mostBegun)]);
  const begun = (first: number, last: number, offset: bigint) =>
    range(Math.max(first, typed.length), last).map((digits) => {
      const scale = 10n ** BigInt(digits - typed.length);
      const from = offset + BigInt(digits) * perLength + value * scale;
      return allOf([beginning, within('numbers', String(from), String(from + scale - 1n))]);
    });
  return {
    whole: lengths.length > 0 ? [text, codes] : [text],
    begun:
      typed.length <= mostBegun ? [beginning] : [...begun(fewestDigits, mostDigits, digitNumbers), ...begun(fewestOfCode, mostOfCode, 0n)],
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
