import { entryBooks } from '@selvedge/domain/loyalty/entry-books.ts';
import { describe, expect, test } from 'vitest';
import en from '../../../../api/src/content/dictionaries/en.json' with { type: 'json' };
import { historyKey } from './history-key.ts';

const kinds = Object.keys(entryBooks) as (keyof typeof entryBooks)[];

describe.each(kinds)('an entry %s', (kind) => {
  test.each([null, 'DE100001'])('of %s has words', (orderNumber) => {
    expect(Object.keys(en)).toContain(historyKey({ kind, orderNumber }));
  });
});

test('names the order that earned', () => {
  expect(historyKey({ kind: 'earn', orderNumber: 'DE100001' })).not.toBe(historyKey({ kind: 'earn', orderNumber: null }));
});
