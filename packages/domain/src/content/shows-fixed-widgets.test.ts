import { pages } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { showsFixedWidgets } from './shows-fixed-widgets.ts';

test('CMS-004 fixed widgets are on home, listings and stores alone', () => {
  const shown = (Object.keys(pages) as (keyof typeof pages)[]).filter(showsFixedWidgets);
  expect(shown.sort()).toEqual(['categoryPage', 'homePage', 'retailStores', 'store']);
});
