import { ShopError } from '@selvedge/contract/error.ts';
import { EditedMarket, type MarketEdit, type MarketUse } from '@selvedge/contract/studio/markets.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { market as marketTable } from './tables.ts';

export type MarketRow = typeof marketTable.$inferSelect;

export async function getMarketRow(db: Db, id: string, { lock = false } = {}): Promise<MarketRow> {
  const query = db.select().from(marketTable).where(eq(marketTable.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new ShopError('market_not_found');
  return row;
}

/** A market with what hangs on its currency, so that nobody changes that without knowing. */
export async function showMarket(db: Db, row: MarketRow): Promise<EditedMarket> {
  return EditedMarket.parse({
    ...{ id: row.id, language: row.language, country: row.country, isOpen: row.isOpen, decimals: row.decimals, version: row.version },
    ...{ changedAt: row.changedAt.toISOString(), changedBy: row.changedBy, settings: settingsOf(row), use: await findUse(db, row.id) },
  });
}

export function settingsOf(row: MarketRow): MarketEdit {
  const { priority, languageName, countryName, currency, dialPrefix, suggested, hiddenPaymentMethods, hasStoreLocator, notes } = row;
  return {
    ...{ priority, languageName, countryName, direction: row.direction as MarketEdit['direction'], currency },
    tax: { name: row.taxName, rate: row.taxRate, included: row.taxIncluded },
    ...{ dialPrefix, paymentProviders: row.paymentProviders as MarketEdit['paymentProviders'], hiddenPaymentMethods, suggested },
    ...{ hasStoreLocator, formats: row.formats, seller: row.seller, notes },
  };
}

/** The domains above own these tables; here they are only counted. A large assortment is counted as far as it matters. */
async function findUse(db: Db, id: string): Promise<MarketUse> {
  const { rows } = (await db.execute(sql`
    select
      (select count(*) from (select from price where market = ${id} limit 100000) p)::int as prices,
      (select count(*) from customer_order where market = ${id})::int as orders,
      (select count(*) from customer_order where market = ${id} and state in ('placed', 'paymentProcessing'))::int as "ordersUnderWay"`)) as unknown as {
    rows: MarketUse[];
  };
  return rows[0]!;
}
