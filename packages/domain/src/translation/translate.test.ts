import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const texts = {
  'basket.title': 'Basket',
  'basket.hello': 'Hello {name}, {name}!',
  'basket.lines_one': '{count} piece',
  'basket.lines_few': '{count} few',
  'basket.lines_other': '{count} pieces',
  'basket.empty': '',
};

test.each([
  ['basket.title', undefined, 'en', 'Basket'],
  ['Basket.Missing_KEY', undefined, 'en', 'basket.missing_key'],
  ['toString', undefined, 'en', 'tostring'],
  ['basket.empty', undefined, 'en', ''],
  ['basket.hello', { name: 'Ada' }, 'en', 'Hello Ada, Ada!'],
  ['basket.hello', { other: 'x' }, 'en', 'Hello {name}, {name}!'],
  ['basket.lines', { count: 1 }, 'en', '1 piece'],
  ['basket.lines', { count: 0 }, 'en', '0 pieces'],
  ['basket.lines', { count: 3 }, 'pl-PL', '3 few'],
  ['basket.lines', { count: 5 }, 'pl-PL', '5 pieces'],
  ['basket.title', { count: 2 }, 'en', 'Basket'],
])('NAV-045 %s with %o in %s reads %s', (key, values, locale, expected) => {
  expect(translate(texts, key, values, locale)).toBe(expected);
});
