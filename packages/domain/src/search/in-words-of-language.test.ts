import { expect, test } from 'vitest';
import { inWordsOfLanguage } from './in-words-of-language.ts';

test.each([
  ['en-US', 'black vests', 'black gilets'],
  ['en-CA', 'Vest', 'gilet'],
  ['en-US', 'vest top', 'vest top'],
  ['en-US', 'harvest', 'harvest'],
  ['en-US', '"vest"', '"vest"'],
  ['en-GB', 'black vests', 'black vests'],
  ['en-IE', 'vest', 'vest'],
  ['de-CH', 'schwarzer Jupe', 'schwarzer Rock'],
  ['de-DE', 'schwarzer Jupe', 'schwarzer Jupe'],
  ['nl-BE', 'zwart kleedje', 'zwart jurk'],
  ['nl-BE', 'vloerkleed', 'vloerkleed'],
  ['fr-CA', 'espadrilles blanches', 'baskets blanches'],
  ['fr-FR', 'espadrilles blanches', 'espadrilles blanches'],
])('in %s “%s” is asked for as “%s”', (market, query, meant) => {
  expect(inWordsOfLanguage(market, query)).toBe(meant);
});
