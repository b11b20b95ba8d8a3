import type { MarketSettings } from '@selvedge/contract/market.ts';
import { expect, test } from 'vitest';
import { categoryPages } from './category-pages.ts';
import { marketPageWords, marketWords } from './market-words.ts';
import { testMarkets } from './test-markets.ts';

const pageOf = (market: MarketSettings) =>
  categoryPages(market, marketWords(market), marketPageWords(market)).find(({ path }) => path === '/gift-cards');

test.each([
  ['en-GB', /^From £25 to £200$/],
  ['de-DE', /^Von 25\s€ bis 200\s€$/],
  ['hu-HU', /^25\s000\sFt – 200\s000\sFt$/],
])('CAT-027 in %s the page of gift cards begins with what they can be worth, and ends with three steps', (id, worth) => {
  const { top, bottom } = pageOf(testMarkets().find((market) => market.id === id)!)!.content.rows as unknown as Record<
    'top' | 'bottom',
    { blocks: Record<string, string>[] }[]
  >;
  expect(top[0]!.blocks[0]!.headline).toMatch(worth);
  expect(bottom[1]!.blocks.map(({ subHeadline }) => subHeadline)).toEqual(['1', '2', '3']);
});

test('in every language the page says something of its own, and where there are no gift cards there is none', () => {
  const steps = new Map<string, string>();
  for (const market of testMarkets()) {
    const page = pageOf(market);
    expect(page === undefined, market.id).toBe(market.country.code === 'US');
    if (!page) continue;
    const texts = JSON.stringify(page.content.rows);
    expect(texts, market.id).not.toMatch(/\{(least|most)\}/);
    const { gifts } = marketPageWords(market);
    steps.set(market.language.baseCode, [gifts.choose, gifts.write, gifts.use].join(' '));
  }
  expect(new Set(steps.values()).size).toBe(steps.size);
});
