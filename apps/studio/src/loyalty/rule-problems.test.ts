import type { Campaign, Programme, Reward, Tier } from '@selvedge/contract/loyalty-rules.ts';
import { describe, expect, test } from 'vitest';
import { campaignProblem, programmeProblem, rewardProblem } from './rule-problems.ts';

const tier = (part: Partial<Tier> = {}): Tier => ({ id: 'plus', names: { en: 'Plus' }, from: 500, percent: 125, ...part });
const programme = (...tiers: Tier[]): Programme => ({
  isActive: true,
  amountPerPoint: 4,
  expiresAfterMonths: 12,
  tierMonths: 12,
  gifts: {},
  tiers,
});

describe('what can be saved of the club', () => {
  test.each([
    ['fine', programme(tier({ id: 'member', from: 0, percent: 100 }), tier()), undefined],
    ['without tiers', programme(), undefined],
    ['a tier without a name', programme(tier({ names: { en: ' ' } })), 'club.problem.tier_names'],
    ['two tiers at one number', programme(tier(), tier({ id: 'gold' })), 'club.problem.tier_from'],
    ['half a point', programme(tier({ from: 0.5 })), 'club.problem.tier_from'],
    ['fewer points than others', programme(tier({ percent: 99 })), 'club.problem.percent'],
  ] as const)('a programme: %s', (_, draft, problem) => {
    expect(programmeProblem(draft)).toBe(problem);
  });

  const choice = { id: 'ten', names: { en: 'Ten off' }, promotionId: 'club-ten' };
  const reward = (part: Partial<Reward> = {}): Reward => ({
    ...{ id: 'treat', isActive: true, markets: [], cost: 100, titles: { en: 'A treat' }, descriptions: {}, image: '' },
    ...{ imageAltTexts: {}, choices: [choice], validDays: 60, ...part },
  });
  test.each([
    ['fine', reward(), undefined],
    ['a language without a name', reward({ titles: { en: 'A treat', de: '' } }), 'club.problem.names'],
    ['no name at all', reward({ titles: {} }), 'club.problem.names'],
    ['nothing to choose', reward({ choices: [] }), 'club.problem.choices'],
    ['a choice of nothing', reward({ choices: [{ ...choice, promotionId: '' }] }), 'club.problem.choice'],
  ] as const)('a reward: %s', (_, draft, problem) => {
    expect(rewardProblem(draft)).toBe(problem);
  });

  const campaign = (part: Partial<Campaign> = {}): Campaign => ({
    ...{ id: 'twice', names: { en: 'Twice' }, isActive: true, markets: [], percent: 200 },
    ...{ from: '2026-11-20T00:00:00.000Z', until: '2026-11-23T00:00:00.000Z' },
    goods: { categories: [], tags: [], brands: [], products: [], excludedTags: [], excludeMarkdown: false },
    ...part,
  });
  test.each([
    ['fine', campaign(), undefined],
    ['over before it begins', campaign({ until: '2026-11-19T00:00:00.000Z' }), 'club.problem.dates'],
    ['fewer points', campaign({ percent: 50 }), 'club.problem.percent'],
    ['without a name', campaign({ names: { en: '' } }), 'club.problem.names'],
  ] as const)('a campaign: %s', (_, draft, problem) => {
    expect(campaignProblem(draft)).toBe(problem);
  });
});
