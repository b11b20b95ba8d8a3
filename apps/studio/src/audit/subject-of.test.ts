import { expect, test } from 'vitest';
import type { ScreenLink } from '../lib/open-screens.ts';
import { paths, type ScreenName } from '../lib/router.ts';
import { subjectOf } from './subject-of.ts';

const linkTo: ScreenLink = (name, rest = [], query = {}) => {
  const search = new URLSearchParams(query).toString();
  return paths.screen(name as ScreenName, ...rest) + (search && `?${search}`);
};
const id = '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5b';

test.each([
  ['flag.change', 'da-DK quickBuy', 'Quick buy, da-DK', '/studio/flags/da-DK?filter=quickBuy'],
  ['flag.change', '* quickBuy', 'Quick buy, every market', '/studio/flags/all?filter=quickBuy'],
  ['page.publish', 'de-DE /i/heritage', 'de-DE /i/heritage', '/studio/edit/de-DE?path=%2Fi%2Fheritage'],
  ['page.publish', 'de-DE /', 'de-DE /', '/studio/edit/de-DE?path='],
  ['setting.publish', 'de-DE shipping-methods', 'de-DE shipping-methods', '/studio/markets/de-DE/delivery'],
  ['terms.look', 'de-DE sales 3', 'de-DE sales 3', '/studio/terms/de-DE/sales'],
  ['translation.change', 'de basket.title', 'de basket.title', '/studio/translations?columns=de&filter=basket.title'],
  ['customer.look', `a-${id}`, 'a-0190a1b2', `/studio/customers/a-${id}`],
  ['release.plan', id, '0190a1b2', `/studio/releases?release=${id}`],
  ['loyalty.corrected', id, '0190a1b2', `/studio/points/${id}`],
  ['loyalty.reward', 'treat', 'treat', '/studio/club'],
  ['market.change', 'de-DE', 'de-DE', '/studio/markets/de-DE'],
])('%s of %s leads to its screen', (action, subject, label, href) => {
  expect(subjectOf({ action, subject }, linkTo)).toEqual({ label, href });
});

test('what has a name is called by it', () => {
  expect(subjectOf({ action: 'staff.invite', subject: id, before: null, after: { name: 'Grace' } }, linkTo).label).toBe('Grace');
});

test('a screen that is closed to the reader is not linked to', () => {
  expect(subjectOf({ action: 'setting.edit', subject: 'de-DE navigation' }, () => undefined).href).toBeUndefined();
  expect(subjectOf({ action: 'page.edit', subject: 'de-DE /' }, () => undefined).href).toBeUndefined();
  expect(subjectOf({ action: 'something.else', subject: 'x' }, linkTo).href).toBeUndefined();
});
