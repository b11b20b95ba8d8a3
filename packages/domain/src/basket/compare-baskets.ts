import type { Basket, BasketLine } from '@selvedge/contract/basket-shape.ts';

/** As much of a basket as a shopper agrees to: what it is, how many, and what each and all of it costs. */
export type SeenBasket = {
  basketId: string;
  currency: string;
  lines: { id: string; name: string; quantity: number; price: number }[];
  shipping: number;
  discount: number;
  total: number;
};

/** `price` is of all pieces of a line; `short` are fewer pieces left than it wants. Amounts are decimals of the basket's currency. */
export type BasketChange = {
  kind: 'price' | 'quantity' | 'gone' | 'short' | 'added' | 'shipping' | 'discount' | 'total';
  id?: string;
  name?: string;
  before?: number;
  after?: number;
};

export function seenBasket(basket: Basket): SeenBasket {
  const { basketId, currency, shippingTotal, totalDiscount, total } = basket;
  const bought = basket.lines.filter(isCounted);
  return {
    ...{ basketId, currency, shipping: shippingTotal.amount, discount: totalDiscount.amount, total: total.amount },
    lines: bought.map(({ id, name, quantity, groupTotalPrice }) => ({ id, name, quantity, price: groupTotalPrice.salesPrice.amount })),
  };
}

const isCounted = ({ state }: BasketLine) => state === 'available' || state === 'limited';

/**
 * What became another one since it was seen, and what can't be paid for as it stands, seen or not. Nothing when what is paid, and for what,
 * is the same. Sums come without what is short: they count pieces that nobody can have.
 */
export function compareBaskets(seen: SeenBasket, now: Basket): BasketChange[] {
  const current = seenBasket(now);
  const missing = seen.lines.filter(({ id }) => !now.lines.some((line) => line.id === id));
  const gone = [...missing, ...now.lines.filter((line) => !isCounted(line))];
  const short = now.lines.filter(({ state }) => state === 'limited');
  const lines = current.lines.flatMap((line) =>
    short.some(({ id }) => id === line.id)
      ? []
      : compareLine(
          seen.lines.find(({ id }) => id === line.id),
          line,
        ),
  );
  const told = [
    ...gone.map(({ id, name }): BasketChange => ({ kind: 'gone', id, name })),
    ...short.map(
      ({ id, name, quantity, maximumQuantity }): BasketChange => ({
        ...{ kind: 'short', id, name },
        ...{ before: quantity, after: maximumQuantity },
      }),
    ),
    ...lines,
  ];
  if (short.length > 0) return told;
  const sums = (['shipping', 'discount', 'total'] as const).flatMap((kind): BasketChange[] =>
    seen[kind] === current[kind] ? [] : [{ kind, before: seen[kind], after: current[kind] }],
  );
  return [...told, ...sums];
}

type Line = SeenBasket['lines'][number];

function compareLine(before: Line | undefined, { id, name, quantity, price }: Line): BasketChange[] {
  if (!before) return [{ kind: 'added', id, name, after: price }];
  if (before.quantity !== quantity) return [{ kind: 'quantity', id, name, before: before.quantity, after: quantity }];
  return before.price === price ? [] : [{ kind: 'price', id, name, before: before.price, after: price }];
}
