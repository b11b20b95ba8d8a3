import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedMarket, MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { checkMarket } from '@selvedge/domain/market/check-market.ts';
import { currencyDecimals } from '@selvedge/domain/money/currency.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getMarketRow, type MarketRow, settingsOf, showMarket } from './show-market.ts';
import { marketVersionTable, market as table } from './tables.ts';

type Save = { id: string; basedOn: number; settings: MarketEdit; keepsNumbers: boolean };

/** Live on every process within a second. What was there before is kept as a version. */
export async function saveMarket(ctx: Ctx, { id, basedOn, settings, keepsNumbers }: Save): Promise<EditedMarket> {
  return changeMarket(ctx, { id, basedOn, action: 'market.change' }, async (tx, row) => {
    const before = { ...(await showMarket(tx, row)), settings: settingsOf(row) };
    const markets = (await tx.select({ id: table.id }).from(table)).map((each) => each.id);
    const problems = checkMarket({ id, settings, keepsNumbers, markets, before });
    if (Object.keys(problems).length > 0) throw new ShopError('invalid_request', problems);
    return toColumns(settings);
  });
}

/** The switch between staff and everybody. */
export async function openMarket(
  ctx: Ctx,
  { id, basedOn, isOpen }: { id: string; basedOn: number; isOpen: boolean },
): Promise<EditedMarket> {
  const action = isOpen ? 'market.open' : 'market.close';
  return changeMarket(ctx, { id, basedOn, action }, async (tx, row) => {
    if (!isOpen && row.isOpen && !(await hasOtherOpen(tx, id)))
      throw new ShopError('invalid_request', { isOpen: ['studio.market_last_open'] });
    return { isOpen, wasOpen: isOpen || row.isOpen || row.wasOpen };
  });
}

export function toColumns({ tax, ...settings }: MarketEdit): Partial<MarketRow> {
  const decimals = currencyDecimals(settings.currency);
  return { ...settings, decimals, taxName: tax.name, taxRate: tax.rate, taxIncluded: tax.included };
}

type Change = { id: string; basedOn: number; action: string };

async function changeMarket(
  ctx: Ctx,
  { id, basedOn, action }: Change,
  decide: (tx: Db, row: MarketRow) => Promise<Partial<MarketRow>>,
): Promise<EditedMarket> {
  const who = staffOf(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const row = await getMarketRow(tx, id, { lock: true });
    if (row.version !== basedOn) throw new ShopError('conflict', { basedOn: ['studio.market_changed_elsewhere'] });
    const values = await decide(tx, row);
    const before = { ...settingsOf(row), isOpen: row.isOpen };
    await tx
      .insert(marketVersionTable)
      .values({ market: id, version: row.version, settings: before, at: row.changedAt, who: row.changedBy });
    const [next] = await tx
      .update(table)
      .set({ ...values, version: row.version + 1, changedAt: ctx.now, changedBy: who })
      .where(eq(table.id, id))
      .returning();
    const after = { ...settingsOf(next!), isOpen: next!.isOpen };
    await audit(tx, { at: ctx.now, who, action, subject: id, ...onlyChanged(before, after) });
    return showMarket(tx, next!);
  });
}

type Settings = Readonly<Record<string, unknown>>;

/** A log that repeats everything hides what was done. */
function onlyChanged(before: Settings, after: Settings): { before: Settings; after: Settings } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Settings) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}

async function hasOtherOpen(tx: Db, id: string): Promise<boolean> {
  const open = await tx.select({ id: table.id }).from(table).where(eq(table.isOpen, true)).limit(2);
  return open.some((each) => each.id !== id);
}
