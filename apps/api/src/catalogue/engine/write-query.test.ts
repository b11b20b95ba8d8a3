import { expect, test } from 'vitest';
import { anyStatement, countStatement, groupsStatement, pageStatement, priceStatements } from './search-statements.ts';
import { allOf, anyOf, everything, having, holding, noneOf, nothing, type SetExpression, within } from './set-expression.ts';
import { termCode } from './term-code.ts';
import { writeSet } from './write-query.ts';

const sold = having('sold', [4]);
const cases: [string, SetExpression, ReturnType<typeof writeSet>][] = [
  ['words are looked up together', allOf([having('colour', [3]), holding([7, 8])]), { match: 'k3 (t7|t8)', where: [], columns: [] }],
  [
    'what nearly all products are of is compared over what other words leave',
    allOf([sold, having('channel', [1]), holding([7])]),
    { match: 't7', where: ['offered_4 IN (3,7)'], columns: [] },
  ],
  [
    'a choice between nearly all products and a word is computed',
    allOf([holding([7]), anyOf([having('channel', [3]), having('tag', [9])])]),
    { match: 't7', where: ['c0=1'], columns: ['(IN(channel,3) OR IN(tag,9)) AS c0'] },
  ],
  [
    'how it is sold and what it is are one number of the market, said twice or not',
    allOf([sold, having('channel', [1]), having('channel', [3]), sold, holding([7])]),
    { match: 't7', where: ['offered_4 IN (7)'], columns: [] },
  ],
  [
    'gift cards, and what is sold in either of two markets, are compared by their lists',
    allOf([having('sold', [4, 5]), having('channel', [2]), holding([7])]),
    { match: 't7', where: ['sold IN (4,5)', 'channel IN (2)'], columns: [] },
  ],
  [
    'gift cards of a market are compared by its number and their list',
    allOf([sold, having('channel', [2]), holding([7])]),
    { match: 't7', where: ['offered_4 IN (1,3,5,7)', 'channel IN (2)'], columns: [] },
  ],
  [
    'a choice between a channel of a market and a word is computed from its number',
    allOf([sold, holding([7]), anyOf([having('channel', [3]), having('tag', [9])])]),
    { match: 't7', where: ['offered_4 IN (1,3,5,7)', 'c0=1'], columns: ['(IN(offered_4,4,5,6,7) OR IN(tag,9)) AS c0'] },
  ],
  [
    'what nearly all products are of is looked up where nothing else is',
    allOf([sold, having('channel', [1])]),
    { match: 's4 o1', where: [], columns: [] },
  ],
  [
    'either of two words, and both of two others',
    allOf([sold, anyOf([holding([7], 'named'), allOf([having('colour', [3]), having('brand', [2])])])]),
    { match: '(m7|(k3 b2))', where: ['offered_4 IN (1,3,5,7)'], columns: [] },
  ],
  [
    'what must not be there stands behind what must',
    allOf([sold, noneOf(having('tag', [9]))]),
    { match: 's4 !g9', where: [], columns: [] },
  ],
  ['what must not be there is never looked for alone', noneOf(having('tag', [9])), { match: 'p !g9', where: [], columns: [] }],
  ['everything', everything, { match: 'p', where: [], columns: [] }],
  ['nothing costs no walk', allOf([sold, nothing]), { match: 'z', where: [], columns: [] }],
  [
    'prices and sizes are compared over what the words leave',
    allOf([sold, within('price_4', 100, 200), having('size_0', [1, 2])]),
    { match: 's4', where: ['price_4 BETWEEN 100 AND 200', 'size_0 IN (1,2)'], columns: [] },
  ],
  [
    'a choice between words and numbers is computed',
    allOf([sold, anyOf([within('new_from', 5, 9), having('tag', [9])])]),
    { match: 's4', where: ['c0=1'], columns: ['((new_from>=5 AND new_from<=9) OR IN(tag,9)) AS c0'] },
  ],
];
test.each(cases)('%s', (_, set, written) => {
  expect(writeSet(set)).toEqual(written);
});

test('a word is compared in every place where it may stand, in a name only there', () => {
  const either = (set: SetExpression) => writeSet(anyOf([set, within('new_from', 5, 9)])).columns[0];
  expect(either(holding([2]))).toBe('(IN(terms,32,33,34,35,36,37,38,39) OR (new_from>=5 AND new_from<=9)) AS c0');
  expect(either(holding([2], 'named'))).toBe(`(IN(terms,${termCode(2, 60)}) OR (new_from>=5 AND new_from<=9)) AS c0`);
});

test('statements are one line of SphinxQL each', () => {
  expect(anyStatement('t', sold)).toBe("SELECT id FROM t WHERE MATCH('s4') LIMIT 1 OPTION ranker=none,max_matches=1,cutoff=1");
  expect(countStatement('t', sold)).toBe(
    "SELECT 1 AS one,COUNT(*) AS n FROM t WHERE MATCH('s4') GROUP BY one LIMIT 1 OPTION ranker=none,max_matches=1",
  );
  expect(groupsStatement('t', sold, { column: 'colour', values: 18 })).toBe(
    "SELECT GROUPBY() AS value,COUNT(*) AS n FROM t WHERE MATCH('s4') GROUP BY colour LIMIT 0,18 OPTION ranker=none,max_matches=18",
  );
  expect(priceStatements('t', sold, 'price_4')[1]).toBe(
    "SELECT id,product,price_4 AS amount FROM t WHERE MATCH('s4') ORDER BY price_4 DESC LIMIT 1 OPTION ranker=none,max_matches=1",
  );
  const page = { order: ['rank_4 DESC'], score: 'IF(IN(terms,5),70,0)', first: having('store', [3]), from: 20, size: 10 };
  expect(pageStatement('t', sold, page)).toBe(
    "SELECT id,product,IF(IN(terms,5),70,0) AS score,IN(store,3) AS first FROM t WHERE MATCH('s4') " +
      'ORDER BY first DESC,score DESC,rank_4 DESC LIMIT 20,10 OPTION ranker=none,max_matches=30',
  );
});

test('sets are put together without brackets that say nothing', () => {
  expect(allOf([everything, sold, allOf([sold, everything])])).toEqual({ kind: 'and', parts: [sold, sold] });
  expect(anyOf([nothing, sold])).toBe(sold);
  expect(anyOf([sold, everything])).toBe(everything);
  expect(noneOf(noneOf(sold))).toBe(sold);
  expect(having('tag', [undefined])).toBe(nothing);
});
