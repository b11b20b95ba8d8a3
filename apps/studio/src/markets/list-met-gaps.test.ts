import type { Finding } from '@selvedge/contract/studio/market-health.ts';
import { expect, test } from 'vitest';
import { sentenceOf } from '../texts/sentence-of.ts';
import { listMetGaps } from './list-met-gaps.ts';

const findings: Finding[] = [
  { need: 'prices', health: 'broken', reason: 'prices_none' },
  { need: 'stores', health: 'worse', reason: 'stores_none' },
  { need: 'tax', health: 'good' },
  { need: 'sizeGuide', health: 'spared' },
  { need: 'translations', health: 'worse', reason: 'texts_some', values: { missing: 12, all: 2_163 } },
  { need: 'mails', health: 'worse', reason: 'mails_none' },
];

test('who opens a market is told what shoppers will meet, also texts that are not in their language', () => {
  const gaps = listMetGaps(findings);
  expect(gaps.map(({ need }) => need)).toEqual(['prices', 'translations', 'mails']);
  expect(sentenceOf(gaps[1]!)).toMatch(/12\b.*2,?163/);
});

test('a market that is whole is opened without a warning', () => {
  expect(listMetGaps([{ need: 'tax', health: 'good' }])).toEqual([]);
});
