import type { ContentSnapshot, MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import { expect, test } from 'vitest';
import { pageVariant } from './page-variant.ts';

const [published, tried] = [{ test: { id: 7, share: 50, arm: 'a' } }, { test: { id: 7, share: 50, arm: 'b' } }] as unknown as [
  MarketContent,
  MarketContent,
];
const content = {
  byMarket: new Map([
    ['sv-SE', published],
    ['da-DK', {} as MarketContent],
  ]),
  tried: new Map([['sv-SE', tried]]),
} as unknown as ContentSnapshot;
const ask = (url: string, cookie?: string) => pageVariant(content, { url, headers: { cookie } });

test('a page of arm B is kept apart and made from what is tried, however its market is written', () => {
  for (const url of ['/sv-SE', '/sv-SE/women?size=m', '/sv-se/women']) {
    const { name, content: shown } = ask(url, 'market=sv-SE; ab_tests=3.a_7.b');
    expect([name, shown.byMarket.get('sv-SE')]).toEqual(['b ', tried]);
  }
  expect(ask('/sv-SE', 'ab_tests=7.b').content).toBe(ask('/sv-SE/women', 'ab_tests=7.b').content);
});

test('everybody else is sent the one page that is kept for all', () => {
  for (const [url, cookie] of [
    ['/sv-SE', undefined],
    ['/sv-SE', 'market=sv-SE'],
    ['/sv-SE', 'ab_tests=7.a'],
    ['/sv-SE', 'ab_tests=8.b'],
    ['/da-DK', 'ab_tests=7.b'],
    ['/', 'ab_tests=7.b'],
  ] as const)
    expect(ask(url, cookie)).toEqual({ name: '', content });
});
