import { expect, test } from 'vitest';
import { describeChange, flagOf } from './describe-change.ts';

test.each([
  ['nothing before or after', null, null, []],
  ['a flag switched off', true, false, [{ field: undefined, before: 'on', after: 'off' }]],
  ['a flag that had its default', null, 60, [{ field: undefined, before: undefined, after: '60' }]],
  ['something new', null, { name: 'Ada' }, [{ field: 'name', before: undefined, after: 'Ada' }]],
  ['only the fields that changed', { a: 1, b: [1] }, { a: 1, b: [1, 2] }, [{ field: 'b', before: '[1]', after: '[1,2]' }]],
  ['a field that went', { a: 1 }, {}, [{ field: 'a', before: '1', after: undefined }]],
])('the audit log shows %s', (_, before, after, differences) => {
  expect(describeChange({ before, after })).toEqual(differences);
});

test('only a change of a flag names a market and a flag', () => {
  expect(flagOf({ action: 'flag.change', subject: 'da-DK quickBuy' })).toEqual({ market: 'da-DK', flag: 'quickBuy' });
  expect(flagOf({ action: 'staff.sign-in', subject: 'da-DK quickBuy' })).toBeUndefined();
});
