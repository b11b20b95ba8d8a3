import type { FooterHeadline, MenuItem, MenuSection, StickyIcon } from '@selvedge/contract/navigation.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { stickyNavigationIcons } from '../constants.ts';

const byPriority = (a: { priority: number }, b: { priority: number }) => a.priority - b.priority;

/** NAV-017 a hidden item is not rendered, and so are the links in it. */
export function visibleMenuItems(items: readonly MenuItem[]): MenuItem[] {
  return items.filter(({ isHidden }) => !isHidden);
}

/** Sections side by side. Those without a column (-1) follow the others, each in a column of its own. */
export function menuColumns(sections: readonly MenuSection[]): MenuSection[][] {
  const placed = Map.groupBy(
    sections.filter(({ column }) => column >= 0),
    ({ column }) => column,
  );
  const inOrder = [...placed].toSorted(([a], [b]) => a - b).map(([, column]) => column);
  return [...inOrder, ...sections.filter(({ column }) => column < 0).map((section) => [section])];
}

/** The order of sections in the burger menu: the lowest number first, equals as they were written. */
export function burgerSections(sections: readonly MenuSection[]): MenuSection[] {
  return sections.toSorted((a, b) => a.burgerMenuPriority - b.burgerMenuPriority);
}

export function footerHeadlines(headlines: readonly FooterHeadline[]): FooterHeadline[] {
  return headlines.filter(({ isHidden }) => !isHidden).toSorted(byPriority);
}

/** NAV-016 app-style navigation shows its entries with an icon, and needs three of them. */
export function stickyEntries(icons: readonly StickyIcon[], isOn: boolean): StickyIcon[] {
  const withIcon = icons.filter(({ icon }) => icon);
  return isOn && withIcon.length >= stickyNavigationIcons ? withIcon : [];
}

const multiBrandPages: readonly PageAlias[] = ['homePage', 'contentPage', 'searchPage', 'categoryPage', 'productPage', 'productSetPage'];

/** NAV-015 brands are chosen where shoppers look around, never where they are busy. */
export function showsMultiBrandMenu(alias: PageAlias, isOn: boolean): boolean {
  return isOn && multiBrandPages.includes(alias);
}
