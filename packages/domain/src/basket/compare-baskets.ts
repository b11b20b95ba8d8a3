import type { Basket } from '@selvedge/contract/basket-shape.ts';

/** As much of a basket as a shopper agrees to: what it is, how many, and what each and all of it costs. */
export type SeenBasket = {
  basketId: string;
  currency: string;
  lines: { id: string; name: string; quantity: number; price: number }[];
  shipping: number;
  discount: number;
  total: number;
};

/** `price` is of all pieces of a line. Amounts are decimals of the basket's currency. */
export type BasketChange = {
  kind: 'price' | 'quantity' | 'gone' | 'added' | 'shipping' | 'discount' | 'total';
  id?: string;
  name?: string;
  before?: number;
  after?: number;
};

export function seenBasket(basket: Basket): SeenBasket {
  const { basketId, currency, shippingTotal, totalDiscount, total } = basket;
  const bought = basket.lines.filter(({ state }) => state === 'available' || state === 'limited');
  return {
    ...{ basketId, currency, shipping: shippingTotal.amount, discount: totalDiscount.amount, total: total.amount },
    lines: bought.map(({ id, name, quantity, groupTotalPrice }) => ({ id, name, quantity, price: groupTotalPrice.salesPrice.amount })),
  };
}

/** What became another one since it was seen. Nothing when what is paid, and for what, is the same. */
export function compareBaskets(seen: SeenBasket, now: Basket): BasketChange[] {
  const current = seenBasket(now);
  const gone = seen.lines.filter(({ id }) => !current.lines.some((line) => line.id === id));
  const lines = current.lines.flatMap((line) =>
    compareLine(
      seen.lines.find(({ id }) => id === line.id),
      line,
    ),
  );
  const sums = (['shipping', 'discount', 'total'] as const).flatMap((kind): BasketChange[] =>
    seen[kind] === current[kind] ? [] : [{ kind, before: seen[kind], after: current[kind] }],
  );
  return [...gone.map(({ id, name }): BasketChange => ({ kind: 'gone', id, name })), ...lines, ...sums];
}

type Line = SeenBasket['lines'][number];

function compareLine(before: Line | undefined, { id, name, quantity, price }: Line): BasketChange[] {
  if (!before) return [{ kind: 'added', id, name, after: price }];
  if (before.quantity !== quantity) return [{ kind: 'quantity', id, name, before: before.quantity, after: quantity }];
  return before.price === price ? [] : [{ kind: 'price', id, name, before: before.price, after: price }];
}
