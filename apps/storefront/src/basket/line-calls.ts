import { type AddGiftCardLine, basket } from '@selvedge/contract/basket.ts';
import type { Basket, BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import { change, type Done } from './basket-calls.ts';
import { readState, setState, type WantedLine } from './basket-state.ts';

/** One or several, all of them or none. */
export async function addLines(lines: readonly WantedLine[]): Promise<Done> {
  const wanted = lines.map(({ sku, quantity = 1, bonus, takeNow }) => ({
    ...{ sku, quantity, ...(bonus && { bonus }), ...(takeNow && { takeNow }) },
  }));
  const before = countAll(readState().answer, wanted);
  const done = await change({
    action: 'add',
    busy: wanted.map(({ sku }) => sku),
    call: (call) => (wanted.length === 1 ? call(basket.addLine, { body: wanted[0]! }) : call(basket.addLines, { body: wanted })),
    isDone: (answer) => countAll(answer, wanted) > before,
  });
  if (done.isDone) added(wanted.map(({ sku }) => sku));
  // It waits for the shopper to say what becomes of the basket in the other market.
  else if (readState().status === 'elsewhere') setState({ waiting: wanted });
  return done;
}

export async function addGiftCardLine(line: AddGiftCardLine): Promise<Done> {
  const before = countAll(readState().answer, [line]);
  const done = await change({
    action: 'add',
    busy: [line.sku],
    call: (call) => call(basket.addGiftCardLine, { body: line }),
    isDone: (answer) => countAll(answer, [line]) > before,
  });
  if (done.isDone) added([line.sku]);
  return done;
}

export function setQuantity({ id, quantity }: { id: string; quantity: number }): Promise<Done> {
  return change({
    action: 'update',
    busy: [id],
    isQueued: true,
    call: (call) => call(basket.setLineById, { params: { lineItemId: id }, body: { quantity } }),
    isDone: ({ basket: { lines } }) => lines.some((line) => line.id === id && line.quantity === quantity),
  });
}

/** What was taken out leaves its place behind, so that a slip is undone with one click. */
export async function removeLine(line: BasketLine): Promise<Done> {
  const at = readState().answer?.basket.lines.findIndex(({ id }) => id === line.id) ?? 0;
  const done = await takeOut(line);
  // What a gift card's buyer wrote to its recipient is not told again: it can't be put back as it was.
  if (done.isDone && !line.isDigital) setState({ removed: [...readState().removed, { line, at }] });
  return done;
}

export async function putBack({ id, sku, quantity, bonus, takeNow }: BasketLine): Promise<Done> {
  const done = await addLines([{ sku, quantity, takeNow, ...(bonus && { bonus }) }]);
  if (done.isDone) setState({ removed: readState().removed.filter(({ line }) => line.id !== id) });
  return done;
}

/** The new size is put in before the old one is taken out: when only one of the two works, nothing is lost. */
export async function changeSize(line: BasketLine, sku: string): Promise<Done> {
  const done = await addLines([{ sku, quantity: line.quantity, takeNow: line.takeNow }]);
  return done.isDone ? takeOut(line) : done;
}

/** On a store's device: taken along instead of being sent, or the other way round. */
export async function changeWay(line: BasketLine): Promise<Done> {
  const done = await addLines([{ sku: line.sku, quantity: line.quantity, takeNow: !line.takeNow }]);
  return done.isDone ? takeOut(line) : done;
}

/** Kept first, taken out then: at worst it is in both places. */
export async function moveToWishlist(line: BasketLine, { isForGuests }: { isForGuests: boolean }): Promise<Done> {
  const { keepSku, startWishlist } = await import('../wishlist/wishlist-calls.ts');
  await startWishlist({ market: readState().market, isForGuests });
  const key = await keepSku({ sku: line.productId });
  return key ? { isDone: false, failure: { key, severity: 'danger' } } : takeOut(line);
}

/** What can no longer be had goes, and of the rest as many stay as there are: the shop refuses a payment for a basket that holds more. */
export async function takeWhatIsLeft({ lines }: Basket): Promise<Done> {
  let done: Done = { isDone: true };
  for (const line of lines) {
    if (!done.isDone) return done;
    if (line.state === 'limited') done = await setQuantity({ id: line.id, quantity: line.maximumQuantity });
    else if (line.state !== 'available') done = await takeOut(line);
  }
  return done;
}

function takeOut({ id }: BasketLine): Promise<Done> {
  return change({
    action: 'remove',
    busy: [id],
    call: (call) => call(basket.removeLine, { params: { lineItemId: id } }),
    isDone: ({ basket: { lines } }) => lines.every((line) => line.id !== id),
  });
}

function added(skus: readonly string[]): void {
  setState({ added: skus });
}

function countAll(answer: BasketAnswer | undefined, lines: readonly { sku: string }[]): number {
  const skus = new Set(lines.map(({ sku }) => sku));
  return (answer?.basket.lines ?? []).reduce((sum, { sku, quantity }) => sum + (skus.has(sku) ? quantity : 0), 0);
}
