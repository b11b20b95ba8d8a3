import { expect, test } from 'vitest';
import { marketPageWords, marketWords } from './market-words.ts';
import { testMarkets } from './test-markets.ts';

const markets = testMarkets();
const languages = [...new Map(markets.map((market) => [market.language.baseCode, market])).values()];

test.each(languages)('what $id agrees to about stock alerts is called as the page about them', (market) => {
  expect(marketPageWords(market).terms['notify-me'].title).toBe(marketWords(market).page.notifyMe);
});

test('Polish writes to the shopper with a capital, as its forms and mails do', () => {
  const polish = markets.find(({ id }) => id === 'pl-PL')!;
  const texts = JSON.stringify([marketWords(polish), marketPageWords(polish)]);
  expect(texts.match(/.{0,20}(?<![\p{L}’])(?:twój|twoj\p{L}*|twoi\p{L}*|ciebie|cię|tobie|tobą)(?!\p{L}).{0,20}/gu)).toBeNull();
});
