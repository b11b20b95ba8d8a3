import { Reward, rewardPath } from '@selvedge/contract/loyalty-rules.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { type ShownIn, showReward } from './list-rewards.ts';

const reward = Reward.parse({
  ...{ id: 'treat', cost: 50, titles: { en: 'A treat', de: 'Etwas Gutes' }, descriptions: { en: 'For you' } },
  ...{ image: '/media/stack-640.jpg', imageAltTexts: { en: 'A stack' } },
  choices: [{ id: 'ten', names: { en: 'Ten off' }, promotionId: 'ten' }],
});
const rows = [{ id: 'row', blocks: [{ id: 'words', _alias: 'text' }] }];

function shownIn(language: string, path: string): ShownIn {
  const pages = new Map([[path, { rows: { top: rows } } as unknown as PageContent]]);
  return { market: { id: 'en-GB', language: { baseCode: language } }, content: { byMarket: new Map([['en-GB', { pages }]]) } } as never;
}

test('LOY-003 a reward is shown with its picture, what that shows, its words, and the rows of its own page', () => {
  expect(showReward(reward, shownIn('en', rewardPath('treat'))).content).toEqual({
    ...{ image: '/media/stack-640.jpg', imageAltText: 'A stack', title: 'A treat', description: 'For you' },
    rows,
  });
});

test('LOY-003 without a page there are none, and what is not translated reads in English', () => {
  const { content } = showReward(reward, shownIn('de', rewardPath('another')));
  expect(content).toMatchObject({ title: 'Etwas Gutes', description: 'For you', rows: [] });
});
