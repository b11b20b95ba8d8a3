import type { FooterHeadline, MenuItem, MenuSection, StickyIcon } from '@selvedge/contract/navigation.ts';
import { PageAlias } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { burgerSections, footerHeadlines, menuColumns, showsMultiBrandMenu, stickyEntries, visibleMenuItems } from './menu.ts';

const section = (title: string, column: number, burgerMenuPriority = 0) =>
  ({ title, links: [], column, burgerMenuPriority }) as MenuSection;
const titles = (sections: readonly { title: string }[]) => sections.map(({ title }) => title);

test('NAV-017 a hidden menu item is not shown', () => {
  const items = [
    { title: 'a', isHidden: true },
    { title: 'b', isHidden: false },
  ] as MenuItem[];
  expect(titles(visibleMenuItems(items))).toEqual(['b']);
});

test('NAV-005 sections share a column by its number, and those without one follow', () => {
  const columns = menuColumns([
    section('free', -1),
    section('second', 2),
    section('first', 1),
    section('also second', 2),
    section('free too', -1),
  ]);
  expect(columns.map(titles)).toEqual([['first'], ['second', 'also second'], ['free'], ['free too']]);
});

test('the burger menu orders sections by their priority and keeps equals in place', () => {
  expect(titles(burgerSections([section('c', -1, 5), section('a', -1, 1), section('b', -1, 1)]))).toEqual(['a', 'b', 'c']);
});

test('NAV-007 the footer shows its visible headlines by priority', () => {
  const headlines = [
    { title: 'late', priority: 9, isHidden: false },
    { title: 'hidden', priority: 0, isHidden: true },
    { title: 'early', priority: 1, isHidden: false },
  ] as FooterHeadline[];
  expect(titles(footerHeadlines(headlines))).toEqual(['early', 'late']);
});

test.each([
  [['a', 'b', 'c'], true, 3],
  [['a', 'b', undefined], true, 0],
  [['a', 'b', ''], true, 0],
  [['a', 'b', 'c', undefined], true, 3],
  [['a', 'b', 'c'], false, 0],
])('NAV-016 icons %o with the flag %s show %i entries', (icons, isOn, expected) => {
  expect(
    stickyEntries(
      icons.map((icon) => ({ title: 't', icon }) as StickyIcon),
      isOn,
    ),
  ).toHaveLength(expected);
});

test('NAV-015 the multi-brand menu is shown on six kinds of page', () => {
  const shown = PageAlias.options.filter((alias) => showsMultiBrandMenu(alias, true));
  expect(shown).toEqual(['homePage', 'contentPage', 'searchPage', 'categoryPage', 'productPage', 'productSetPage']);
  expect(showsMultiBrandMenu('homePage', false)).toBe(false);
});
