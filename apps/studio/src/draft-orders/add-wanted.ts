import type { BasketLine } from '@selvedge/contract/basket-shape.ts';

export type Wanted = { line: BasketLine; quantity: number };

const mostPieces = 99;

/** Chosen or scanned again, it is one more. */
export function addWanted(wanted: readonly Wanted[], line: BasketLine): readonly Wanted[] {
  if (!wanted.some((each) => each.line.sku === line.sku)) return [...wanted, { line, quantity: 1 }];
  return wanted.map((each) => (each.line.sku === line.sku ? { ...each, quantity: Math.min(mostPieces, each.quantity + 1) } : each));
}
