import { addDays } from '@selvedge/domain/date/add-days.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fuzzSettings } from '../harness/find-fuzz-problem.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { loyaltyChecks } from '../ledger-audit/loyalty-checks.ts';
import { clubLife, type Deed } from './club-life.fixture.ts';
import { loyaltyAccountTable, loyaltyEntryTable, loyaltyLotTable } from './tables.ts';

type Step = { what: Deed; much: number; isTwice: boolean };
type Life = Awaited<ReturnType<typeof clubLife>>;

const does = (what: Deed, much: number, isTwice = false): Step => ({ what, much, isTwice });
/** Buys, waits and earns: else most of a life would be refused, since there is nothing yet to return, book or spend. */
const youth = [does('receipt', 150), does('buy', 1), does('send', 0), does('days', 50), does('redeem', 0)];
/** Every deed at least once, and done. */
const whole: Step[] = [
  ...[does('campaign', 0), does('receipt', 60, true), does('buyWithPoints', 60), does('reward', 0, true), does('redeem', 1)],
  ...[does('buyWithVoucher', 0), does('send', 0), does('cancel', 0, true), does('return', 0, true), does('storeReturn', 60, true)],
  ...[does('leaveBasket', 10), does('correct', 91), does('days', 20), does('correct', 20), does('days', 59), does('days', 59, true)],
];
const everyDeed = [...new Set(whole.map(({ what }) => what)), 'days', 'buy'] as const;
const step = fc.record({ what: fc.constantFrom(...everyDeed), much: fc.nat(170), isTwice: fc.boolean() });

test('in a life in which everything happens the ledger comes to the balance, and the audit finds nothing', async () => {
  const { refused, gifts, kinds } = await live(whole);
  expect(refused).toEqual([]);
  expect(gifts).toEqual(['birthday', 'welcome']);
  expect(kinds).toEqual(['book', 'correct', 'earn', 'expire', 'give', 'spend', 'unearn', 'unspend']);
});

/** `FUZZ_RUNS=50` for more lives than the one of every day; each takes seconds. */
const runs = Number(process.env.FUZZ_RUNS ?? 1);

test('it does so in lives in which anything may happen, in any order', { timeout: 30_000 * (runs + 1) }, async () => {
  const lives = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 18 }), async (steps) => void (await live(steps)));
  await fc.assert(lives, { seed: fuzzSettings().seed, numRuns: runs, endOnFailure: true });
});

async function live(later: readonly Step[]) {
  await emptyTables();
  const club = await clubLife();
  const refused: string[] = [];
  await club.tell(true);
  for (const [at, { what, much, isTwice }] of [...youth, ...later].entries()) {
    const isDone = await club.does(what, much);
    await club.tell(isTwice);
    if (!isDone) refused.push(`${at} ${what}`);
    await expectBooks(club, `${at} ${what}`);
  }
  await expectAudited(club);
  const { rows } = await club.db.execute<{ occasion: string }>('select occasion from loyalty_gift order by occasion');
  const { rows: entries } = await club.db.execute<{ kind: string }>('select distinct kind from loyalty_entry order by kind');
  return { refused, gifts: rows.map(({ occasion }) => occasion), kinds: entries.map(({ kind }) => kind) };
}

async function expectBooks({ db, now, points }: Life, after: string): Promise<void> {
  for (const { name, wrong } of loyaltyChecks(addDays(now(), 1)))
    expect((await db.execute(wrong)).rows, `${name}, after ${after}`).toEqual([]);
  const [account] = await db.select().from(loyaltyAccountTable);
  const entries = await db.select().from(loyaltyEntryTable);
  const lots = await db.select().from(loyaltyLotTable);
  const comesTo = (book: string) =>
    entries.reduce((sum, each) => sum + (each.toBook === book ? each.points : 0) - (each.fromBook === book ? each.points : 0), 0);
  const shown = await points();
  expect(shown, after).toMatchObject({ balance: comesTo('booked'), pendingPoints: comesTo('pending') });
  expect(shown.pendingPoints, after).toBeGreaterThanOrEqual(0);
  if (shown.balance < 0) expect(account!.debtReason, after).toMatch(/^correct /);
  for (const book of ['spent', 'expired']) expect(comesTo(book), after).toBeGreaterThanOrEqual(0);
  for (const { points: booked, tierPoints } of lots) expect(tierPoints >= 0 && tierPoints <= booked, after).toBe(true);
}

/** Everything that `npm run audit` looks at: orders, money and stock too. */
async function expectAudited({ db, now }: Life): Promise<void> {
  const results = await auditLedger(db, { now: addDays(now(), 1) });
  expect(results.flatMap(({ name, findings }) => findings.map((each) => ({ name, ...each })))).toEqual([]);
}
