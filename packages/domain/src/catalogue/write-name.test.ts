import { expect, test } from 'vitest';
import { writingStyleOf } from '../writing-style/writing-style.ts';
import { learnNames } from './learn-names.ts';
import { writeName } from './write-name.ts';

test.each([
  ['de-AT', 'EUR', 'Rollkragenpullover Greta', 'Rollkragen\u00adpullover Greta'],
  ['nb-NO', 'NOK', 'Fiskebeinsmønstret kåpe', 'Fiskebeins\u00admønstret kåpe'],
  ['pl-PL', 'PLN', 'Zwężane jeansy z denimu selvedge', 'Zwężane jeansy z\u00a0denimu selvedge'],
  ['fr-FR', 'EUR', 'Manteau imperméabilisé', 'Manteau imperméabilisé'],
])('in %s a name breaks as its page learned it', (market, currency, name, written) => {
  expect(writeName(name, market).replaceAll('\u00a0', ' ')).toBe(name);
  learnNames({ market: { id: market }, writing: writingStyleOf(market, currency) });
  expect(writeName(name, market)).toBe(written);
});
