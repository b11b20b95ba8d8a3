import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

const currencyOf = (market: string) => ({ 'en-GB': 'GBP', 'ar-KW': 'KWD' })[market];

test.each([
  ['nothing before or after', null, null, []],
  ['a flag switched off', true, false, [{ field: undefined, before: 'on', after: 'off' }]],
  ['a flag that had its default', null, 60, [{ field: undefined, before: undefined, after: '60' }]],
  ['something new', null, { name: 'Ada' }, [{ field: 'Name', before: undefined, after: 'Ada' }]],
  ['only the fields that changed', { a: 1, b: [1] }, { a: 1, b: [1, 2] }, [{ field: 'B', before: '1', after: '1, 2' }]],
  ['a field that went', { a: 1 }, {}, [{ field: 'A', before: '1', after: undefined }]],
  ['where it changed', { tax: { rate: 19 } }, { tax: { rate: 20.5 } }, [{ field: 'Tax › Rate', before: '19', after: '20.5' }]],
  ['a part that came', {}, { tax: { rate: 19 } }, [{ field: 'Tax › Rate', before: undefined, after: '19' }]],
  [
    'a moment',
    {},
    { dueAt: '2026-11-20T09:30:00.000Z' },
    [{ field: 'Due at', before: undefined, after: expect.stringMatching(/^20 Nov 2026/) }],
  ],
  ['a day', { day: '2026-11-20' }, {}, [{ field: 'Day', before: '20 Nov 2026', after: undefined }]],
  ['money', {}, { amount: { amount: 12.5, currency: 'EUR' } }, [{ field: 'Amount', before: undefined, after: '€12.50' }]],
  [
    'amounts by currency',
    { amounts: { EUR: 10 } },
    { amounts: { EUR: 20 } },
    [{ field: 'Amounts › EUR', before: '€10.00', after: '€20.00' }],
  ],
  ['words without their marks', { text: '<p>Wool</p>' }, { text: '' }, [{ field: 'Text', before: 'Wool', after: 'empty' }]],
  [
    'something new without what is empty in it',
    null,
    { name: 'Ada', tags: [], note: '' },
    [{ field: 'Name', before: undefined, after: 'Ada' }],
  ],
  ['a question answered', { isOff: true }, { isOff: false }, [{ field: 'Is off', before: 'yes', after: 'no' }]],
  ['a list that was emptied', { tags: ['new'] }, { tags: [] }, [{ field: 'Tags', before: 'new', after: 'none' }]],
])('the audit log shows %s', (_, before, after, differences) => {
  expect(describeChange({ before, after }, currencyOf)).toEqual(differences);
});

test('prices of products are kept in the smallest coins and read in whole ones, by the market they are of', () => {
  const price = (market: string, sales: number) => ({ [`price:${market}`]: { plan: [], price: { list: 5000, sales, member: null } } });
  expect(describeChange({ before: price('en-GB', 5000), after: price('en-GB', 3999) }, currencyOf)).toEqual([
    { field: 'Price en-GB › Price › Sales', before: '£50.00', after: '£39.99' },
  ]);
  const [kuwait] = describeChange({ before: price('ar-KW', 5000), after: price('ar-KW', 3999) }, currencyOf);
  expect(kuwait?.after?.replaceAll('\u00a0', ' ')).toBe('KWD 3.999');
});
