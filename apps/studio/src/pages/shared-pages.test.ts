import type { PageSummary } from '@selvedge/contract/studio/page-edit.ts';
import { expect, test } from 'vitest';
import { findUnbegun, nameOfShared } from './shared-pages.tsx';

const titles = (query: string, known: readonly Pick<PageSummary, 'path'>[] = []) =>
  findUnbegun({ query, known: known as PageSummary[] }).map(({ title }) => title);

test('the page around every product is in the list of pages by its name, whether or not somebody has begun it', () => {
  expect(titles('')).toEqual(['pages.products', 'pages.sets']);
  expect(titles(' Product pages ')).toEqual(['pages.products']);
  expect(titles('/p/')).toContain('pages.products');
  expect(titles('imprint')).toEqual([]);
  const [products] = findUnbegun({ query: 'product pages', known: [] });
  expect(titles('', [{ path: products!.path }])).toEqual(['pages.sets']);
  expect(nameOfShared(products!.path)).toBe('Product pages');
});
