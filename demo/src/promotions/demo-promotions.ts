import { Promotion } from '@selvedge/contract/promotion.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { priceHabits, priceIn } from '../assortment/prices.ts';
import type { PageWords } from '../content/page-words/en.ts';
import { inPageLanguages } from '../content/page-words/page-words.ts';

/** An amount in euros as each currency of the demo would round it. */
const amounts = (euros: number) =>
  Object.fromEntries(Object.keys(priceHabits).map((currency) => [currency, toDecimal(priceIn(currency, euros), currency)]));

const named = (id: keyof PageWords['promotions']) => inPageLanguages(({ promotions }) => promotions[id]);

export const demoCodes = [
  { promotionId: 'welcome', code: 'WELCOME10' },
  { promotionId: 'free-freight', code: 'FREIGHT' },
  { promotionId: 'spend-more', code: 'INDIGO' },
  { promotionId: 'twenty-off', code: 'TWENTY', mostUses: 500 },
] as const;

/** One of most kinds. The scarves are those of the demo's assortment. */
export function demoPromotions(scarves: readonly string[]): Promotion[] {
  const given = [
    {
      ...{ id: 'welcome', names: named('welcome'), trigger: 'code' },
      ...{ benefit: { kind: 'percentage', percent: 10 }, goods: { excludeMarkdown: true } },
    },
    {
      ...{ id: 'free-freight', names: named('free-freight'), trigger: 'code' },
      benefit: { kind: 'freeShipping' },
    },
    {
      ...{ id: 'spend-more', names: named('spend-more'), trigger: 'code', isExclusive: true, priority: 10 },
      benefit: {
        kind: 'tiers',
        by: 'amount',
        steps: [
          { from: amounts(100), percent: 10 },
          { from: amounts(200), percent: 15 },
        ],
      },
    },
    {
      ...{ id: 'twenty-off', names: named('twenty-off'), trigger: 'code', minimum: { amounts: amounts(120) } },
      ...{ benefit: { kind: 'amount', amounts: amounts(20) }, limits: { perCustomer: 1 } },
    },
    {
      ...{ id: 'club-ten-off', names: named('club-ten-off'), trigger: 'code', customers: ['member'] },
      benefit: { kind: 'amount', amounts: amounts(10) },
    },
    {
      ...{ id: 'third-basic', names: named('third-basic'), goods: { categories: ['men-clothing-t-shirts'] } },
      benefit: { kind: 'buyXGetY', buy: 2, get: 1 },
    },
    {
      ...{ id: 'winter-scarf', names: named('winter-scarf'), minimum: { amounts: amounts(250) } },
      benefit: { kind: 'bonusProduct', rewardId: 'scarf', products: scarves, count: 1 },
    },
  ];
  return given.map((each) => Promotion.parse(each));
}
