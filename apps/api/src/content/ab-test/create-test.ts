import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import type { NewAbTest } from '@selvedge/contract/studio/ab-tests.ts';
import { isTestableFlag } from '@selvedge/domain/ab-test/is-testable-flag.ts';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { isFlagValue } from '../apply-flags.ts';
import { whoChanges } from '../editing/who.ts';
import { abTestTable } from './tables.ts';

/** Prepares a test; nothing of it is public before it is started. */
export async function createTest(ctx: Ctx, test: NewAbTest): Promise<void> {
  const who = whoChanges(ctx);
  refuseUntestable(ctx, test);
  const { name, tried, share, goal } = test;
  const markets = [...new Set(test.markets)].sort();
  const what =
    tried.kind === 'flag' ? { kind: tried.kind, flag: tried.flag, flagValue: tried.value } : { kind: tried.kind, path: tried.path };
  await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(abTestTable)
      .values({ name, ...what, markets, share, goal, state: 'draft', createdAt: ctx.now, createdBy: who })
      .returning({ id: abTestTable.id });
    await audit(tx, { at: ctx.now, who, action: 'ab-test.create', subject: `${made!.id} ${name}`, after: { ...test, markets } });
  });
}

function refuseUntestable({ content }: Ctx, { tried, markets, goal }: NewAbTest): void {
  const errors: FieldErrors = {};
  if (markets.some((market) => !content.byMarket.has(market))) errors.markets = ['studio.market_unknown'];
  // What visitors spend in different currencies can't be added up.
  const currencies = new Set(markets.map((market) => content.byMarket.get(market)?.market.currency));
  if (goal === 'revenue' && currencies.size > 1) errors.goal = ['studio.ab_test_currencies'];
  if (tried.kind === 'flag' && (!isTestableFlag(tried.flag) || !isFlagValue(tried.flag, tried.value)))
    errors.tried = ['studio.ab_test_flag'];
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_request', errors);
}
