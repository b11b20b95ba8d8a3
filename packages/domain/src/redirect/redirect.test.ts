import type { RedirectRule } from '@selvedge/contract/studio/redirects.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { putRedirect } from './put-redirect.ts';
import { readAddress } from './read-address.ts';
import { readRedirectCsv } from './read-redirect-csv.ts';

const rule = (path: string, target: string, over: Partial<RedirectRule> = {}): RedirectRule => ({
  ...{ market: '*', path, target, status: target === '' ? 410 : 301 },
  ...over,
});

describe('a new redirect', () => {
  test.each([
    ['leads to the end of a chain in one step', [rule('/b', '/c')], rule('/a', '/b'), [['/a', '/c']]],
    [
      'takes those along that led to its address',
      [rule('/a', '/b')],
      rule('/b', '/c'),
      [
        ['/b', '/c'],
        ['/a', '/c'],
      ],
    ],
    ['leads to what is gone as gone', [rule('/b', '')], rule('/a', '/b'), [['/a', '']]],
    [
      'follows the rule of its own market first',
      [rule('/b', '/x'), rule('/b', '/y', { market: 'de-DE' })],
      rule('/a', '/b', { market: 'de-DE' }),
      [['/a', '/y']],
    ],
    ['may lead to another shop', [], rule('/a', 'https://other.example/x'), [['/a', 'https://other.example/x']]],
  ])('%s', (_, known, added, expected) => {
    expect(putRedirect(known, added)?.map(({ path, target }) => [path, target])).toEqual(expected);
  });

  test.each([
    ['to itself', [], rule('/a', '/a')],
    ['back to itself', [rule('/b', '/a')], rule('/a', '/b')],
    ['back to itself on a long way', [rule('/b', '/c'), rule('/c', '/a')], rule('/a', '/b')],
  ])('is refused when it leads %s', (_, known, added) => {
    expect(putRedirect(known, added)).toBeUndefined();
  });

  test('in any order never makes a chain or a loop', () => {
    const name = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '');
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            name.filter((each) => each !== ''),
            name,
          ),
          { maxLength: 30 },
        ),
        (pairs) => {
          const kept = new Map<string, RedirectRule>();
          for (const [path, target] of pairs)
            for (const put of putRedirect([...kept.values()], rule(path, target)) ?? []) kept.set(put.path, put);
          for (const { target } of kept.values()) expect(kept.has(target)).toBe(false);
        },
      ),
    );
  });
});

test.each([
  ['https://shop.example/de-DE/damen/?utm=1#x', { market: 'de-DE', path: '/damen' }],
  ['/DE-de/gr%C3%B6%C3%9Fen/', { market: 'de-DE', path: '/größen' }],
  ['/p/blue-shirt/100_blue_1', { market: '*', path: '/p/-/100_blue_1' }],
  ['/en-GB', { market: 'en-GB', path: '' }],
  ['/x%', { market: '*', path: '/x%' }],
])('%s is read as an address', (text, expected) => {
  expect(readAddress(text, 'https://shop.example')).toEqual(expected);
});

test('a table is read whole, and says what is wrong in which line', () => {
  const line = (number: number, ...fields: string[]) => ({ line: number, fields });
  const head = line(1, 'from', 'to', 'status');
  const { rules, problems } = readRedirectCsv(
    [
      ...[
        head,
        line(2, '/de-DE/alt', 'https://shop.example/de-DE/neu', ''),
        line(3, '/weg', '', ''),
        line(4, '/x', 'https://o.example/', '302'),
      ],
      ...[line(5, '/weg', '/da', ''), line(6, '', '/da', ''), line(7, '/y', '/z', '307'), line(8, '/q', 'javascript:alert(1)', '')],
    ],
    'https://shop.example',
  );
  expect(rules).toEqual([
    { market: 'de-DE', path: '/alt', target: '/neu', status: 301 },
    { market: '*', path: '/weg', target: '', status: 410 },
    { market: '*', path: '/x', target: 'https://o.example/', status: 302 },
  ]);
  expect(problems).toEqual([
    { line: 5, column: 'from', problem: 'id_twice' },
    { line: 6, column: 'from', problem: 'cell_missing' },
    { line: 7, column: 'status', problem: 'cell_unreadable' },
    { line: 8, column: 'to', problem: 'cell_unreadable' },
  ]);
  expect(readRedirectCsv([line(1, 'a')], '').problems).toEqual([{ line: 1, column: 'from', problem: 'column_missing' }]);
});
