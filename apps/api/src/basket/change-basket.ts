import { randomUUID } from 'node:crypto';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import { limitCalls, limitedAddress } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type BasketContent, emptyContent } from './basket-content.ts';
import { type BasketKey, hashToken, newToken } from './basket-cookie.ts';
import { codesOfCampaign } from './codes-of-campaign.ts';
import { findBasket, shopperOf } from './find-basket.ts';
import { showBasket } from './show-basket.ts';
import { type BasketRow, insertBasket, lockBasket, updateContent } from './store.ts';

/** From what a basket holds to what it shall hold. May be called again when another tab was quicker, so it only decides. */
export type Decide = (content: BasketContent) => BasketContent;

const attempts = 3;

/** Load, decide, save, show. A change of another tab in between is not overwritten: the decision is made anew on top of it. */
export async function changeBasket(ctx: Ctx, key: BasketKey, decide: Decide): Promise<BasketAnswer> {
  return showBasket(ctx, await saveBasket(ctx, key, decide));
}

export async function saveBasket(ctx: Ctx, key: BasketKey, decide: Decide): Promise<BasketRow> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await findBasket(ctx, key);
    const saved = found ? await change(ctx, found, decide) : await open(ctx, key, decide);
    if (!saved) continue;
    if (found && key.token !== undefined) key.keep(key.token);
    return saved;
  }
  return wait(ctx, key, decide);
}

function change({ db, market, now }: Ctx, row: BasketRow, decide: Decide): Promise<BasketRow | undefined> {
  return updateContent(db, row, { content: decide(row.content), market: market!.id, now });
}

/** Each basket is a row that is kept for weeks: who opens them without end would fill the disk, and try five gift cards in each. */
const perAddress = { limit: 300, seconds: 3_600 };
const perShopper = { limit: 60, seconds: 3_600 };

async function limitOpening(ctx: Ctx): Promise<void> {
  const shopper = shopperOf(ctx);
  // The machine itself is a proxy that nobody named, or a program of ours: all shoppers at once must not be taken for one.
  if (!shopper && isLoopback(ctx.address)) return;
  const key = `basket-open:${shopper ?? limitedAddress(ctx.address)}`;
  await limitCalls(ctx.db, { key, ...(shopper ? perShopper : perAddress), now: ctx.now });
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

async function open(ctx: Ctx, key: BasketKey, decide: Decide): Promise<BasketRow | undefined> {
  await limitOpening(ctx);
  const token = newToken();
  const content = decide({ ...emptyContent, codes: await codesOfCampaign(ctx, key.promo) });
  const row = { id: randomUUID(), tokenHash: hashToken(token), shopperId: shopperOf(ctx) ?? null, market: getMarketOf(ctx).id, content };
  const opened = await insertBasket(ctx.db, { ...row, now: ctx.now });
  if (opened) key.keep(token);
  return opened;
}

/** So many tabs write at once that reading first never wins: stand in line for the row. */
async function wait(ctx: Ctx, key: BasketKey, decide: Decide): Promise<BasketRow> {
  const found = await findBasket(ctx, key);
  if (!found) return (await open(ctx, key, decide)) ?? wait(ctx, key, decide);
  const saved = await ctx.db.transaction(async (tx) => {
    const row = await lockBasket(tx, found.id);
    return row && change({ ...ctx, db: tx }, row, decide);
  });
  return saved ?? wait(ctx, key, decide);
}
