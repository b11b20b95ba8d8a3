import { expect, test } from 'vitest';
import { buildFixture, pageRow } from './content.fixture.ts';
import { getPageData } from './get-page-data.ts';

const content = buildFixture({ pages: [pageRow('*', '/women/knitwear', { categoryId: 'knitwear' })] });
const ask = (path: string, storedMarket?: string) =>
  getPageData(content, { path, query: new URLSearchParams(), shopUrl: 'https://shop.example', production: true, storedMarket });

test('MKT-017 a path without a market is that of the market that was chosen last', () => {
  expect(ask('/women/knitwear', 'de-AT')).toMatchObject({ statusCode: 302, location: { redirect: '/de-AT/women/knitwear' } });
  expect(ask('/de-DE/women/knitwear', 'de-AT')).toMatchObject({ statusCode: 200, location: { market: { id: 'de-DE' } } });
});

test.each(['/', '/women/knitwear', '/basket'])('MKT-020, MKT-021 without either, %s shows the country selector in its place', (path) => {
  const { statusCode, markets, content: shown, location } = ask(path);
  expect([statusCode, shown._meta.alias, location.market]).toEqual([200, 'countrySelectorPage', null]);
  expect(markets.length).toBeGreaterThan(0);
});
