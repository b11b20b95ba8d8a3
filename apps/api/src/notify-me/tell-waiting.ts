import { soldFrom } from '@selvedge/domain/catalogue/sold-from.ts';
import { chooseTold } from '@selvedge/domain/notify-me/choose-told.ts';
import { and, eq, sql } from 'drizzle-orm';
import { basketSettings } from '../basket/basket-settings.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold } from '../catalogue/market-of.ts';
import { priceOf } from '../catalogue/show-card.ts';
import { servesMarket } from '../catalogue/supply.ts';
import type { Db } from '../db/db.ts';
import type { WaitedFor } from '../mail/notify-me.ts';
import { sendMail } from '../mail/send-mail.ts';
import { smallPicture } from '../mail/small-picture.ts';
import type { Ctx } from '../shop/ctx.ts';
import { readPiecesOfProduct } from '../stock/reserve-stock.ts';
import { findWished } from './describe-wished.ts';
import { findTold, findWaiting, hasVariants, type WaitingRow } from './find-waiting.ts';
import { isWaiting } from './store.ts';
import { notifyMeTable } from './tables.ts';

/** What such a mail is made from: as a call has it, without anybody who calls. */
export type Telling = Pick<Ctx, 'db' | 'now' | 'content' | 'catalogue'>;

const batch = 200;

/**
 * Writes to who waits for a product, as far as there are pieces that nobody was told of. Answers how many mails. The notes of it and the
 * mails are one transaction, and one product is told of by one process at a time: who comes second sees what the first has written.
 */
export async function tellWaiting(given: Telling, productId: string): Promise<number> {
  let sent = 0;
  let told = 0;
  do {
    told = await given.db.transaction((tx) => tellSome(given, tx, productId));
    sent += told;
  } while (told === batch);
  return sent;
}

async function tellSome(given: Telling, tx: Db, productId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notify-me ${productId}`}, 0))`);
  const placed = await readPiecesOfProduct(tx, productId);
  const hasSizes = await hasVariants(tx, productId);
  // A set has no pieces of its own to run out of.
  const pieces = hasSizes ? placed.reduce((sum, { quantity }) => sum + quantity, 0) : batch;
  if (pieces === 0) return 0;
  const markets = new Map<string, MarketCatalogue | undefined>();
  const waiting: WaitingRow[] = [];
  for (const row of await findWaiting(tx, { productId, pieces })) {
    if (!markets.has(row.market)) markets.set(row.market, await openMarket(given, row.market));
    const catalogue = markets.get(row.market);
    if (catalogue && isForSale(given, catalogue, { productId, row })) waiting.push(row);
  }
  const places = placed.map(({ sku, kind, quantity, markets: served }) => ({
    ...{ sku, pieces: quantity },
    serves: (market: string) => servesMarket({ markets: served }, market) && (kind === 'warehouse' || shipsFromStores(given, market)),
  }));
  const told = await findTold(tx, { productId, now: given.now });
  const chosen = (hasSizes ? chooseTold({ places, told, waiting }) : waiting).slice(0, batch);
  let sent = 0;
  for (const row of chosen) if (await tell(given, tx, { row, productId, catalogue: markets.get(row.market)! })) sent++;
  return sent;
}

/** Undefined where nobody can buy anything now, or the market tells nobody. They wait on. */
async function openMarket({ content, catalogue, now }: Telling, id: string): Promise<MarketCatalogue | undefined> {
  const published = content.byMarket.get(id);
  if (!published || published.featureToggles.maintenanceMode) return undefined;
  return catalogue.market(published.market, now);
}

type Asked = { productId: string; row: WaitingRow };

/** A member may buy what is coming before others, and hears of it then. */
function isForSale({ content, now }: Telling, catalogue: MarketCatalogue, { productId, row }: Asked): boolean {
  const { earlyAccessHours = 0, notifyMe, productGoingLive } = content.byMarket.get(row.market)!.featureToggles;
  if (!(row.kind === 'goingLive' ? productGoingLive : notifyMe)) return false;
  const product = findSold(catalogue, productId);
  if (product === undefined || !catalogue.structure.options[product]!.hasEcom) return false;
  return soldFrom(catalogue.structure.comingSoon[product]!, { isMember: row.isMember, earlyAccessHours }) <= now.getTime();
}

function shipsFromStores({ content }: Telling, market: string): boolean {
  const published = content.byMarket.get(market);
  return published !== undefined && basketSettings({ content, market: published.market }).shipFromStore;
}

async function tell({ now }: Telling, tx: Db, { row, productId, catalogue }: Asked & { catalogue: MarketCatalogue }): Promise<boolean> {
  const { id, kind, market, sku, email: to, leaveToken: token } = row;
  const wished = findWished(catalogue, { productId, sku });
  if (!wished) return false;
  const noted = await tx
    .update(notifyMeTable)
    .set({ toldAt: now })
    .where(and(eq(notifyMeTable.id, id), isWaiting))
    .returning({ id: notifyMeTable.id });
  // Left in this very moment.
  if (noted.length === 0) return false;
  const { name, size, url, card } = wished;
  const amount = priceOf(catalogue, findSold(catalogue, productId)!).sales;
  const values: WaitedFor = {
    ...{ id, kind, name, size, url, token, amount, colour: card.colourName, currency: catalogue.market.currency },
    picture: smallPicture(card.frontImage?.url ?? ''),
  };
  await sendMail(tx, { template: 'notify-me', to, market, values, now });
  return true;
}
