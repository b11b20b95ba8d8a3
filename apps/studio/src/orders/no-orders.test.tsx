import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoOrders } from './no-orders.tsx';
import type { AskedOrders } from './use-order-rows.ts';

test.each<[string, AskedOrders, string]>([
  ['a shop without any order says so', { list: 'all' }, 'No orders yet'],
  ['so it does while the search field is empty', { list: 'all', search: '', market: undefined }, 'No orders yet'],
  ['a search that finds nothing says how to search', { list: 'all', search: 'anna' }, 'Search by the start of an order number'],
  ['so it does from a list of work, whose orders are not all', { list: 'toPack', search: 'anna' }, 'Search by the start'],
  ['a list of work that is done says so', { list: 'toPack', market: 'de-DE' }, 'Nothing to do here'],
])('%s', (_, asked, words) => {
  expect(renderToStaticMarkup(<NoOrders asked={asked} />)).toContain(words);
});
