import { PageContent } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { heroTone } from './hero-tone.ts';

const hero = { id: 'a', _alias: 'imageWithLink', textPosition: 'beside', textColor: 'ink' };
const crumbs = [
  { title: 'Selvedge', url: '/en-GB' },
  { title: 'Women', url: '/en-GB/women' },
];
const page = (alias: string, more: object = {}, block: object = hero) =>
  PageContent.parse({
    ...{ _meta: { alias, url: '/en-GB/women' }, seo: { title: 'Women' }, breadcrumb: crumbs },
    ...{ rows: { top: [{ id: 'r', blocks: [block] }], bottom: [] } },
    ...more,
  });

test('a category begins with its picture when that has words over it, and not with its head', () => {
  expect(heroTone(page('categoryPage'))).toBe('ink');
  expect(heroTone(page('categoryPage', {}, { ...hero, textColor: 'paper' }))).toBe('paper');
  expect(heroTone(page('categoryPage', {}, { ...hero, textPosition: 'below' }))).toBeUndefined();
  expect(heroTone(page('categoryPage', {}, { ...hero, banner: {} }))).toBeUndefined();
});

test('a page that shows its head, its widgets or its goods first has no picture beneath the header', () => {
  expect(heroTone(page('contentPage'))).toBeUndefined();
  expect(heroTone(page('contentPage', { breadcrumb: [] }))).toBe('ink');
  expect(heroTone(page('categoryPage', { fixedWidgets: [{ id: 'w', _alias: 'usp' }] }))).toBeUndefined();
  expect(heroTone({ ...page('categoryPage'), listing: { page: 2 } as never })).toBeUndefined();
});
