import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoOrders } from './no-orders.tsx';

test.each([
  ['a shop without any order says so', {}, 'There is no order yet'],
  ['so it does while the search field is empty', { search: '', market: undefined }, 'There is no order yet'],
  ['a search that finds nothing says how to search', { search: 'anna' }, 'A search finds the beginning of a number'],
])('%s', (_, asked, words) => {
  expect(renderToStaticMarkup(<NoOrders asked={asked as object} />)).toContain(words);
});
