import { mergeLines } from '@selvedge/domain/basket/merge-lines.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';
import { maximumOf } from './sold-variant.ts';
import { type BasketRow, deleteBasket, lockBasket, updateBasket } from './store.ts';

/** After sign-in: what the guest put in joins what the shopper had. The guest's cookie then opens the shopper's basket. */
export async function mergeBaskets(ctx: Ctx, { own, guest }: { own: BasketRow; guest: BasketRow }): Promise<BasketRow> {
  const catalogue = await getMarketCatalogue(ctx);
  return ctx.db.transaction(async (tx) => {
    // In one order everywhere: two tabs that merge the same two would otherwise wait for each other.
    const [first, second] = own.id < guest.id ? [own, guest] : [guest, own];
    const locked = [await lockBasket(tx, first.id), await lockBasket(tx, second.id)];
    const [mine, theirs] = [locked.find((row) => row?.id === own.id), locked.find((row) => row?.id === guest.id)];
    if (!mine) return theirs ?? own;
    if (!theirs) return mine;
    await deleteBasket(tx, theirs.id);
    const content = mergeContent(mine.content, theirs.content, (line) => maximumOf(ctx, catalogue, line));
    return (await updateBasket(tx, mine, { content, tokenHash: theirs.tokenHash, now: ctx.now }))!;
  });
}

export function mergeContent(own: BasketContent, other: BasketContent, availableOf: Parameters<typeof mergeLines>[2]): BasketContent {
  const codes = [...own.codes, ...other.codes.filter(({ code }) => !own.codes.some((each) => each.code === code))];
  const giftCards = [...own.giftCards, ...other.giftCards.filter(({ id }) => !own.giftCards.some((each) => each.id === id))];
  const setAside = [...(own.setAside ?? []), ...(other.setAside ?? [])];
  return {
    ...other,
    ...own,
    ...{ lines: mergeLines(own.lines, other.lines, availableOf), codes, giftCards },
    ...(setAside.length > 0 && { setAside }),
  };
}
