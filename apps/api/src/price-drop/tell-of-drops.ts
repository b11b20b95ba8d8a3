import { addDays } from '@selvedge/domain/date/add-days.ts';
import { isPriceDrop } from '@selvedge/domain/message/is-price-drop.ts';
import { lt, sql } from 'drizzle-orm';
import { maximumOf } from '../basket/sold-variant.ts';
import { listable } from '../catalogue/list-products.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { priceOf, showCard } from '../catalogue/show-card.ts';
import { idOfVariant } from '../catalogue/show-detail.ts';
import { isAsleep } from '../club/is-asleep.ts';
import { messageIdOf } from '../club/message-id.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import type { PriceDrop } from '../mail/price-drop.ts';
import { sendMail } from '../mail/send-mail.ts';
import { smallPicture } from '../mail/small-picture.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type Drop, type Dropped, findDrops } from './find-drops.ts';
import { lockReminders } from './reminder-rest.ts';
import { priceDropMailTable } from './tables.ts';

/** What such a mail is made from: as a call has it, without anybody who calls. */
export type Telling = Pick<Ctx, 'db' | 'now' | 'content' | 'catalogue' | 'stock' | 'promotions' | 'ports' | 'log'>;

/** Writes to members whose wishlists hold something that costs less now, in markets that switched it on, unless they sleep. Answers how many mails. */
export async function tellOfDrops(given: Telling, { atAnyHour = false }: { atAnyHour?: boolean } = {}): Promise<number> {
  let sent = 0;
  const asleep = atAnyHour ? undefined : isAsleep(given);
  for (const { market, featureToggles } of given.content.byMarket.values()) {
    const { wishlistPriceDrops, customerClub, maintenanceMode } = featureToggles;
    if (!wishlistPriceDrops || !customerClub || maintenanceMode) continue;
    const ctx: Ctx = { ...given, market, session: undefined, address: '', requestId: 'price-drops' };
    for (const { shopperId } of await findDrops(ctx.db, { market: market.id, now: ctx.now, asleep }))
      if (await tell(ctx, shopperId)) sent++;
  }
  return sent;
}

export async function scheduleDrops(jobs: Jobs, telling: () => Telling): Promise<void> {
  await jobs.work('price-drops', async () => void (await tellOfDrops(telling())));
  await jobs.schedule('price-drops', '*/15 * * * *', {});
}

/** What was sent long ago keeps nobody from being told again. */
export async function forgetOldDrops(db: Db, now: Date): Promise<void> {
  await db.delete(priceDropMailTable).where(lt(priceDropMailTable.sentAt, addDays(now, -365)));
}

/** The notes of it and the mail are one transaction: a process that dies in between has done neither. */
async function tell(ctx: Ctx, shopperId: string): Promise<boolean> {
  const market = ctx.market!.id;
  return ctx.db.transaction(async (tx) => {
    await lockReminders(tx, shopperId);
    const [found] = await findDrops(tx, { market, now: ctx.now, shopperId });
    if (!found) return false;
    const { lines, told } = await describe(ctx, found);
    if (lines.length === 0) return false;
    const rows = told.map(({ productId, sales }) => ({ shopperId, productId, market, price: sales, sentAt: ctx.now }));
    await tx
      .insert(priceDropMailTable)
      .values(rows)
      .onConflictDoUpdate({
        target: [priceDropMailTable.shopperId, priceDropMailTable.productId, priceDropMailTable.market],
        set: { price: sql`excluded.price`, sentAt: ctx.now },
      });
    const { contactId, messageKey, email: to } = found;
    const values = { contactId, messageId: messageIdOf({ id: contactId, messageKey }), currency: ctx.market!.currency, lines };
    await sendMail(tx, { template: 'price-drop', to, market, values, now: ctx.now });
    return true;
  });
}

/**
 * What can be bought of it, and costs less by the law, too: a markdown is compared with the lowest price of the 30 days before it, where that is
 * lower than what its owner saw.
 */
async function describe(ctx: Ctx, { drops }: Dropped): Promise<{ lines: PriceDrop['lines']; told: Drop[] }> {
  const catalogue = await getMarketCatalogue(ctx);
  const lines: PriceDrop['lines'][number][] = [];
  const told: Drop[] = [];
  for (const drop of drops) {
    const [product] = listable(catalogue, [drop.productId]);
    if (product === undefined) continue;
    const card = showCard(catalogue, product, { location: 'wishlist' });
    const { sales: amount, historic } = priceOf(catalogue, product);
    const before = Math.min(drop.before, historic ?? drop.before);
    if (!isBuyable(ctx, catalogue, product) || !isPriceDrop({ before, now: amount })) continue;
    lines.push({ name: card.name, colour: card.colourName, picture: smallPicture(card.frontImage?.url ?? ''), amount, before });
    told.push({ ...drop, sales: amount });
  }
  return { lines, told };
}

/** By the stock of this moment, in any size. */
function isBuyable(ctx: Ctx, catalogue: MarketCatalogue, product: number): boolean {
  const { start } = catalogue.structure.variants;
  for (let variant = start[product]!; variant < start[product + 1]!; variant++) {
    if (maximumOf(ctx, catalogue, { sku: idOfVariant(catalogue, product, variant) }) > 0) return true;
  }
  return false;
}
