import { expect, test } from 'vitest';
import { isExcludedPage } from './is-excluded-page.ts';

test.each([
  ['/en-GB/women', '/en-GB/women', true],
  ['/en-GB/women', '/women', true],
  ['/en-GB/women', '/women/', true],
  ['/en-GB/women', 'women', false],
  ['/en-GB/women', 'https://shop.example/en-GB/women', false],
  ['/en-GB/women/knitwear', '/women', false],
  ['/en-GB', '/', true],
])('CMS-077 on %s the entry "%s" keeps the widget away: %s', (path, url, expected) => {
  expect(isExcludedPage(path, [{ url }])).toBe(expected);
});
