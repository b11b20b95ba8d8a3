import type { AnalyticsEvent, AnalyticsItem } from '@selvedge/contract/analytics.ts';
import type { Basket, BasketLine } from '@selvedge/contract/basket-shape.ts';
import { itemOfLine, worthOf } from './analytics-items.ts';

type Known = Pick<Basket, 'basketId' | 'currency' | 'lines'>;

/**
 * What came into a basket and what was taken out of it, between two answers. The same pieces under another line are no change, and another
 * basket (after a purchase, a sign-in or in another market) is nothing that somebody put in or took out.
 */
export function basketEvents(before: Known, after: Known): AnalyticsEvent[] {
  if (before.basketId !== '' && before.basketId !== after.basketId) return [];
  const was = piecesBySku(before);
  const is = piecesBySku(after);
  return [...eventOf('add_to_cart', grown(was, is), after.currency), ...eventOf('remove_from_cart', grown(is, was), before.currency)];
}

type Pieces = { line: BasketLine; quantity: number };

function piecesBySku({ lines }: Known): Map<string, Pieces> {
  const pieces = new Map<string, Pieces>();
  for (const line of lines) pieces.set(line.sku, { line, quantity: (pieces.get(line.sku)?.quantity ?? 0) + line.quantity });
  return pieces;
}

function grown(was: Map<string, Pieces>, is: Map<string, Pieces>): AnalyticsItem[] {
  return [...is].flatMap(([sku, { line, quantity }]) => {
    const more = quantity - (was.get(sku)?.quantity ?? 0);
    return more > 0 ? [itemOfLine(line, more)] : [];
  });
}

function eventOf(name: 'add_to_cart' | 'remove_from_cart', items: AnalyticsItem[], currency: string): AnalyticsEvent[] {
  return items.length > 0 ? [{ name, currency, value: worthOf(items, currency), items }] : [];
}
