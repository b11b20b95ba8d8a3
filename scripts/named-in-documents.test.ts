import { expect, test } from 'vitest';
import { findDeadNames, readTree } from './named-in-documents.ts';

test('every path, link and command that a document names is there', () => {
  expect(findDeadNames(readTree()).map(({ document, line, name }) => `${document}:${line} ${name}`)).toEqual([]);
});

test('what is not there is found: a file, a folder, a link, a script and a program', () => {
  const tree = {
    files: new Set(['README.md', 'docs/tour.md', 'apps/api/src/basket/add-line.ts', 'scripts/start.mjs']),
    folders: new Set(['docs', 'apps/api/src/basket', 'scripts']),
    scripts: new Set(['start', 'audit']),
  };
  const text = [
    'See `api/basket`, `api/basket/add-line.ts`, `add-line.ts`, [the tour](docs/tour.md#step-1) and `text/csv`; run `npm start`, `npm run audit`, `node scripts/start.mjs`.',
    'Gone: `api/cart`, `api/basket/remove-line.ts`, `drop-line.ts`, [a map](docs/map.md).',
    '```',
    'npm run missing',
    'node scripts/missing.ts',
    '```',
  ].join('\n');
  const dead = findDeadNames(tree, (document) => (document === 'README.md' ? text : ''));
  expect(dead.map(({ line, name }) => `${line} ${name}`)).toEqual([
    '2 api/cart',
    '2 api/basket/remove-line.ts',
    '2 drop-line.ts',
    '2 docs/map.md',
    '4 npm run missing',
    '5 node scripts/missing.ts',
  ]);
});
