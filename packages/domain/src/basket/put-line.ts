import { mostLines, mostPieces } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredLine } from './stored-line.ts';

export type PutLine = {
  /** Only taken for a line that is new. */
  line: Omit<StoredLine, 'quantity'>;
  quantity: number;
  /** On top of what is there, or instead of it. */
  how: 'add' | 'set';
  /** Pieces that can be had. */
  available: number;
};

/**
 * The lines with one more, or with more of one; refused when the quantity makes no sense or there is not enough. Fewer than before are never
 * refused: who takes one of five back when one is left comes nearer to what can be had. (BSK-041)
 */
export function putLine(lines: readonly StoredLine[], { line, quantity, how, available }: PutLine): StoredLine[] {
  if (!Number.isInteger(quantity) || quantity < 1) throw refuse('basket.invalid_quantity');
  const at = lines.findIndex((each) => isSameLine(each, line));
  const wanted = quantity + (how === 'add' ? (lines[at]?.quantity ?? 0) : 0);
  if (wanted > mostPieces) throw refuse('basket.too_many_pieces');
  const isLess = at >= 0 && wanted <= lines[at]!.quantity;
  if (available === 0 && !isLess) throw refuse('basket.out_of_stock');
  // The pieces of a variant may stand on two lines, of which one was bought and one was given.
  const elsewhere = lines.reduce(
    (sum, each, index) => (index !== at && each.sku === line.sku && each.takeNowAt === line.takeNowAt ? sum + each.quantity : sum),
    0,
  );
  if (wanted + elsewhere > available && !isLess) throw refuse('basket.not_enough_stock');
  if (at >= 0) return lines.map((each, index) => (index === at ? { ...each, quantity: wanted } : each));
  if (lines.length >= mostLines) throw refuse('basket.too_many_lines');
  return [...lines, { ...line, quantity: wanted }];
}

/** Gift cards for two people are two lines, and so are a piece that is bought and the same as a bonus, or one that is taken along and one that is sent. */
export function isSameLine(a: Omit<StoredLine, 'id' | 'quantity' | 'name'>, b: Omit<StoredLine, 'id' | 'quantity' | 'name'>): boolean {
  return (
    a.sku === b.sku &&
    a.takeNowAt === b.takeNowAt &&
    a.bonus?.promotionId === b.bonus?.promotionId &&
    a.bonus?.rewardId === b.bonus?.rewardId &&
    (a.giftCard?.recipientEmail ?? '') === (b.giftCard?.recipientEmail ?? '') &&
    (a.giftCard?.recipientName ?? '') === (b.giftCard?.recipientName ?? '') &&
    (a.giftCard?.message ?? '') === (b.giftCard?.message ?? '') &&
    (a.giftCard?.deliverOn ?? '') === (b.giftCard?.deliverOn ?? '')
  );
}

function refuse(key: string): ShopError {
  return new ShopError('line_refused', { lineItem: [key] });
}
