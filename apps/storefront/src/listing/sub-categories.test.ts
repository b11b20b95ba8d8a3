import type { MenuItem } from '@selvedge/contract/navigation.ts';
import { expect, it } from 'vitest';
import { subCategories } from './sub-categories.ts';

const link = (url: string) => ({ url, title: '', pageId: 'not set', openInCurrentTab: true, openModal: false });
const item = (title: string, url: string, links: [string, string][]): MenuItem => ({
  title,
  link: link(url),
  isHidden: false,
  _alias: 'menuItem',
  flyouts: [],
  sections: [{ title: '', column: -1, burgerMenuPriority: 0, links: links.map(([name, to]) => ({ title: name, link: link(to) })) }],
});
const menu = [
  item('Women', '/en-GB/women', [
    ['All clothing', '/en-GB/women/clothing'],
    ['Knitwear', '/en-GB/women/clothing/knitwear'],
    ['Denim', '/en-GB/women/clothing/denim'],
  ]),
  item('New in', '/en-GB/new-in', [['Knitwear', '/en-GB/women/clothing/knitwear']]),
  { ...item('Secret', '/en-GB/women/secret', []), isHidden: true },
];
const titles = (url: string) => subCategories(menu, url).map(({ title }) => title);

it('names what is one step below, once, and nothing hidden', () => {
  expect(titles('/en-GB/women')).toEqual(['All clothing']);
  expect(titles('/en-GB/women/clothing')).toEqual(['Knitwear', 'Denim']);
});

it('names what is beside a category that has nothing below it', () => {
  expect(titles('/en-GB/women/clothing/denim')).toEqual(['Knitwear', 'Denim']);
});

it('does not repeat the main menu beside a top category', () => {
  expect(titles('/en-GB/new-in')).toEqual([]);
});
