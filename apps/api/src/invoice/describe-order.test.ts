import { expect, test } from 'vitest';
import { layText, splitRuns } from '../pdf/split-runs.ts';
import { detailsOf } from './describe-order.ts';

test('a sku that begins with digits is drawn in one piece after an Arabic size', () => {
  const line = { colour: { name: 'Black' }, variant: { size: '41', length: '' }, sku: '22102268_Black_4002592,41' };
  const details = detailsOf({ t: (_key, values) => `المقاس ${values?.size}` }, line as unknown as Parameters<typeof detailsOf>[1]);
  const drawn = splitRuns(layText(details, 'rtl', 'regular')).map(({ text }) => text);
  expect(drawn.join('')).toContain(line.sku);
});
