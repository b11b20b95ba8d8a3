import { expect, test } from 'vitest';
import { findDeadNames, readTree } from './named-in-documents.ts';

test('every path, link, command, setting and endpoint that a document names is there', () => {
  expect(findDeadNames(readTree()).map(({ document, line, name }) => `${document}:${line} ${name}`)).toEqual([]);
});

test('what is not there is found: a file, a folder, a link, a script, a program, a part of the tests, a setting and an endpoint', () => {
  const tree = {
    files: new Set(['README.md', 'docs/tour.md', 'apps/api/src/basket/add-line.ts', 'scripts/start.mjs']),
    folders: new Set(['docs', 'apps/api/src/basket', 'scripts']),
    scripts: new Set(['start', 'audit', 'test']),
    tests: new Set(['checks', 'journeys']),
    variables: new Set(['SHOP_URL', 'ADYEN_API_KEY', 'PAGES']),
    endpoints: new Set(['/api/order/{}/basket', '/healthz']),
  };
  const text = [
    'See `api/basket`, `api/basket/add-line.ts`, `add-line.ts`, [the tour](docs/tour.md#step-1) and `text/csv`; run `npm start`, `npm run audit`, `node scripts/start.mjs`.',
    'Set `SHOP_URL`, `ADYEN_*` or `PAGES=all npm test -- journeys`; ask `GET /api/order/:catalog/basket` or `/healthz`.',
    'Gone: `npm test -- everything`, `SHOP_ADDRESS`, `KLARNA_*`, `SEEDS=1`, `/api/order/{market}/cart`.',
    'Gone: `api/cart`, `api/basket/remove-line.ts`, `drop-line.ts`, [a map](docs/map.md).',
    '```',
    'npm run missing',
    'node scripts/missing.ts',
    '```',
  ].join('\n');
  const dead = findDeadNames(tree, (document) => (document === 'README.md' ? text : ''));
  expect(dead.map(({ line, name }) => `${line} ${name}`)).toEqual([
    '3 npm test -- everything',
    '3 SHOP_ADDRESS',
    '3 KLARNA_*',
    '3 SEEDS',
    '3 /api/order/{market}/cart',
    '4 api/cart',
    '4 api/basket/remove-line.ts',
    '4 drop-line.ts',
    '4 docs/map.md',
    '6 npm run missing',
    '7 node scripts/missing.ts',
  ]);
});
