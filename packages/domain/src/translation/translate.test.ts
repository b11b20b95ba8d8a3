import { expect, test } from 'vitest';
import { compileTexts } from './compile-texts.ts';
import { translate } from './translate.ts';

const texts = compileTexts({
  'basket.title': 'Basket',
  'basket.hello': 'Hello {name}, {name}!',
  'basket.lines': '{count, plural, one {{count} piece} few {# few} other {{count} pieces}}',
  'basket.none': 'You have {count, plural, =0 {nothing} one {a piece} other {{count} pieces}}.',
  'basket.of': '{owner, select, her {Her basket} other {Their basket}}',
  'basket.both': '{owner, select, her {{count, plural, one {her piece} other {her {count} pieces}}} other {{count} pieces}}',
  'basket.empty': '',
  'basket.until': 'Do {day}. Od {day}',
});

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
  ['basket.none', { count: 0 }, 'fi', 'You have nothing.'],
  ['basket.none', { count: 1 }, 'fi', 'You have a piece.'],
  ['basket.of', { owner: 'her' }, 'en', 'Her basket'],
  ['basket.of', { owner: 'his' }, 'en', 'Their basket'],
  ['basket.of', undefined, 'en', 'Their basket'],
  ['basket.both', { owner: 'her', count: 1 }, 'en', 'her piece'],
  ['basket.both', { owner: 'her', count: 3 }, 'en', 'her 3 pieces'],
  ['basket.both', { owner: 'other', count: 1 }, 'en', '1 pieces'],
  ['basket.until', { day: '18. 11. 2026.' }, 'hr', 'Do 18. 11. 2026. Od 18. 11. 2026.'],
  ['basket.until', { day: '18.11.2026' }, 'pl', 'Do 18.11.2026. Od 18.11.2026'],
  ['basket.hello', { name: 'one' }, 'en', 'Hello one, one!'],
])('NAV-045 %s with %o in %s reads %s', (key, values, locale, expected) => {
  expect(translate(texts, key, values, locale)).toBe(expected);
});
