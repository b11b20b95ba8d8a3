import type { Campaign, Programme, Reward } from '@selvedge/contract/loyalty-rules.ts';
import { occasions } from '@selvedge/contract/occasion.ts';
import type { RulePreview, RuleToPreview } from '@selvedge/contract/studio/loyalty.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { worthOfPoints } from '@selvedge/domain/loyalty/point-worth.ts';
import { pointsOfPieces } from '@selvedge/domain/loyalty/points-of-amount.ts';
import { tierOf } from '@selvedge/domain/loyalty/tier-of.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import type { MarketCatalogue } from '../../catalogue/market-catalogue.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { holds, percentsFor } from '../campaigns-of.ts';
import { earningLines } from '../earning-lines.ts';
import { listRules } from '../save-rule.ts';
import { type BoughtBefore, countOccasions, listBought } from './list-bought.ts';
import { reckonGiven, reckonTaken, type Vouchers } from './reckon-vouchers.ts';

const days = 30;
type Held = (at: Date) => readonly Campaign[];
type Reckoned = Vouchers & { points: number };

/**
 * What a rule would have cost in the last thirty days, on the orders that members placed then, beside what the rules of today cost on the same
 * ones. What cannot be reckoned is said, not counted as nothing. A campaign is reckoned as if it had held all the time; a reward as if each member who bought and has the points had used one voucher.
 */
export async function previewRule(ctx: Ctx, rule: RuleToPreview): Promise<RulePreview[]> {
  const since = addDays(ctx.now, -days);
  const saved = await listRules(ctx.db);
  const rewards = saved.rewards.map(({ reward }) => reward);
  const answers: RulePreview[] = [];
  for (const market of marketsOf(ctx, rule)) {
    const settings = ctx.content.byMarket.get(market)!.market;
    const { currency } = settings;
    const bought = await listBought(ctx.db, { market, since, now: ctx.now });
    const counted = await countOccasions(ctx.db, { market, since, now: ctx.now });
    const today = saved.programmes.find((each) => each.market === market)?.programme ?? defaultProgramme(currency);
    const sold = await ctx.catalogue.market(settings, ctx.now);
    const known = { bought, sold, promotions: ctx.promotions.live };
    const ofToday: Held = (at) => saved.campaigns.flatMap(({ campaign }) => (holds(campaign, { market, at }) ? [campaign] : []));
    const reckon = (programme: Programme, held: Held): Reckoned => {
      const given = occasions.reduce((sum, occasion) => sum + counted[occasion] * (programme.gifts[occasion]?.points ?? 0), 0);
      const earned = bought.reduce((sum, order) => sum + pointsOf(order, { programme, currency, sold, held }), 0);
      if (!programme.isActive) return { points: 0, count: 0, cost: 0, unknown: [] };
      const points = given + earned;
      const vouchers = givenVouchers(programme, { counted, rewards, ...known });
      return { ...vouchers, points, cost: vouchers.cost + worthOfPoints(points, programme, currency) };
    };
    const now = reckon(today, ofToday);
    const { programme, campaign, reward } = rule;
    const then = programme
      ? reckon(programme.programme, ofToday)
      : campaign
        ? reckon(today, (at) => [...ofToday(at).filter(({ id }) => id !== campaign.id), campaign])
        : now;
    const { count, cost, unknown } = reward ? reckonTaken(reward, known) : then;
    const money = (cost: number) => ({ amount: toDecimal(cost, currency), currency });
    answers.push({
      ...{ market, orders: bought.length, members: new Set(bought.map(({ contactId }) => contactId)).size },
      ...{ pointsToday: now.points, points: then.points, vouchers: count, unknown: [...unknown] },
      ...{ costToday: money(reward ? 0 : now.cost), cost: money(cost) },
    });
  }
  return answers.filter(({ orders }) => orders > 0 || rule.programme !== undefined);
}

/** A programme is one market's; the others hold where they say, or everywhere. */
function marketsOf({ content }: Ctx, { programme, campaign, reward }: RuleToPreview): string[] {
  const named = programme ? [programme.market] : (campaign ?? reward)!.markets;
  const all = [...content.byMarket.keys()].sort();
  return named.length === 0 ? all : all.filter((id) => named.includes(id));
}

type By = { programme: Programme; currency: string; sold: MarketCatalogue; held: Held };

function pointsOf({ lines, placedAt, earned }: BoughtBefore, { programme, currency, sold, held }: By): number {
  const percents = percentsFor(
    sold,
    held(placedAt),
    lines.map(({ sku }) => sku),
  );
  const bought = lines.map(({ quantity, total: amount }, at) => ({ lineId: String(at), quantity, amount, percents: percents[at] ?? [] }));
  const { tier } = tierOf(earned, programme.tiers);
  const earning = earningLines({ programme, currency, tier, lines: bought });
  return earning.reduce((sum, line) => sum + pointsOfPieces(line, lines[Number(line.lineId)]!.kept), 0);
}

type Given = Parameters<typeof reckonGiven>[1];
type Gifts = Omit<Given, 'count'> & { counted: Awaited<ReturnType<typeof countOccasions>>; rewards: readonly Reward[] };

/** Vouchers that a programme gives by itself. */
function givenVouchers({ gifts }: Programme, { counted, rewards, ...known }: Gifts): Vouchers {
  const given = occasions.flatMap((occasion) => {
    const reward = rewards.find(({ id }) => id === gifts[occasion]?.rewardId);
    return reward ? [reckonGiven(reward, { ...known, count: counted[occasion] })] : [];
  });
  return {
    count: given.reduce((sum, { count }) => sum + count, 0),
    cost: given.reduce((sum, { cost }) => sum + cost, 0),
    unknown: [...new Set(given.flatMap(({ unknown }) => unknown))].sort(),
  };
}
