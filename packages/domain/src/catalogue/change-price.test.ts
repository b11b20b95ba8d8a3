import { expect, test } from 'vitest';
import { type ChangePrice, changePrice } from './change-price.ts';
import { priceFromHistory } from './price-from-history.ts';

const day = 86_400_000;
const now = 100 * day;
const market = { currency: 'EUR', decimals: 2 };
const row = (validFrom: number, list: number, sales = list, member?: number) => ({ validFrom, list, sales, member });
const by = (percent: number, basis: 'list' | 'sales' = 'list') => ({ kind: 'markdown', percent, basis, rounding: 'shop' }) as const;
const change = (given: Partial<ChangePrice>) =>
  changePrice({ rows: [row(0, 5_000)], change: by(30), from: now + day, until: undefined, market, now, ...given });

test('a markdown begins on its day and ends on its day with the price of before', () => {
  const { after, warnings } = change({ until: now + 3 * day });
  expect(after).toEqual([row(now + day, 5_000, 3_495), row(now + 3 * day, 5_000)]);
  expect(warnings).toEqual([]);
});

test('a markdown at once has no moment yet', () => {
  expect(change({ from: null }).after).toEqual([{ ...row(0, 5_000, 3_495), validFrom: null }]);
});

test('it is taken off the price of the day on which it begins', () => {
  const { after } = change({ rows: [row(0, 5_000), row(now + day / 2, 4_000)] });
  expect(after?.at(-1)).toMatchObject({ list: 4_000, sales: 2_795 });
});

test('off the list price a deeper markdown is left alone; off what is asked it goes further down', () => {
  const rows = [row(0, 5_000), row(now - day, 5_000, 2_495)];
  expect(change({ rows })).toMatchObject({ after: undefined, warnings: ['not_lower'] });
  expect(change({ rows, change: by(20, 'sales') }).after?.[0]).toMatchObject({ sales: 1_995 });
});

test('an ending that rounds up to the price of before goes to the next lower one', () => {
  expect(change({ rows: [row(0, 4_995)], change: by(1) }).price).toMatchObject({ sales: 4_895 });
});

test.each<[string, Partial<ChangePrice>, string]>([
  ['a market without a price', { rows: [row(now + 5 * day, 5_000)] }, 'no_price'],
  ['a member price that is no advantage any more', { rows: [row(0, 5_000, 5_000, 4_000)] }, 'member_not_lower'],
  ['another price that begins meanwhile', { rows: [row(0, 5_000), row(now + 2 * day, 4_500)] }, 'planned_inside'],
  [
    'a price that was as low within 30 days',
    { rows: [row(0, 5_000), row(now - 20 * day, 5_000, 3_000), row(now - 5 * day, 5_000)] },
    'no_reduction',
  ],
  ['the end of a markdown that there is none of', { change: { kind: 'end' } }, 'same'],
])('%s is told', (_, given, warning) => {
  expect(change(given).warnings).toEqual([warning]);
});

test('the historic price stays what was really asked', () => {
  const rows = [row(0, 5_000)];
  const { after } = change({ rows, change: by(30), from: null });
  const first = [...rows, { ...after![0]!, validFrom: now }];
  const further = changePrice({ rows: first, change: by(50), from: null, until: undefined, market, now: now + day });
  const second = [...first, { ...further.after![0]!, validFrom: now + day }];
  expect(priceFromHistory(second, now + 2 * day)).toMatchObject({ sales: 2_495, historic: 5_000 });
});

test('member prices are set and cleared', () => {
  const set = change({ change: { kind: 'member', percent: 10, rounding: 'shop' } });
  expect(set.after).toEqual([row(now + day, 5_000, 5_000, 4_495)]);
  const cleared = change({ rows: [row(0, 5_000, 5_000, 4_495)], change: { kind: 'member', percent: undefined, rounding: 'shop' } });
  expect(cleared.after).toEqual([row(now + day, 5_000)]);
});

test('the end of a sale asks the list price again', () => {
  expect(change({ rows: [row(0, 5_000, 3_000)], change: { kind: 'end' } }).after).toEqual([row(now + day, 5_000)]);
});
