import { Navigation } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { inShownOrder, insertEntry, moveEntry, readAt, removeEntry, spotAfter, spotInside } from './change-menu.ts';
import { branchesOf, newEntry } from './menu-kinds.ts';
import { findNodes, readTree, visibleNodes } from './menu-tree.ts';

const link = (title: string) => ({ title, link: { url: `/${title.toLowerCase()}` } });
const menus = Navigation.parse({
  shopName: 'Selvedge',
  mainMenu: [
    { title: 'Women', link: { url: '/women' }, sections: [{ title: 'Clothing', links: [link('Coats'), link('Knitwear')] }] },
    {
      title: 'Men',
      sections: [
        { title: 'Shoes', links: [link('Boots')] },
        { title: 'Edits', links: [] },
      ],
    },
    { title: 'Sale', link: { url: '/sale' }, isHidden: true },
  ],
  footer: [
    { id: 'about', title: 'About', priority: 2, categories: [link('Careers')] },
    { id: 'help', title: 'Help', priority: 1, categories: [link('Contact')] },
  ],
});
const all = [...branchesOf.menus, ...branchesOf.footer];
const id = 'made';
const titles = (of = menus) =>
  visibleNodes(
    readTree(of, all, (branch) => branch),
    () => true,
  ).flatMap((node) => (node.kind ? [`${node.level} ${node.title}`] : []));
const step = (path: string, way: Parameters<typeof spotAfter>[2], of = menus) => {
  const to = spotAfter(of, path, way);
  return to && moveEntry(of, { path, to, id });
};

test('an entry moves up and down among its neighbours, and not beyond them', () => {
  const moved = step('mainMenu.2', 'up')!;
  expect([moved.path, moved.setting.mainMenu.map(({ title }) => title)]).toEqual(['mainMenu.1', ['Women', 'Sale', 'Men']]);
  expect(step('mainMenu.0.sections.0.links.0', 'down')!.setting.mainMenu[0]!.sections[0]!.links.map(({ title }) => title)).toEqual([
    'Knitwear',
    'Coats',
  ]);
  expect([step('mainMenu.0', 'up'), step('mainMenu.2', 'down'), step('mainMenu.0', 'out')]).toEqual([undefined, undefined, undefined]);
});

test('a step inwards makes an entry part of the one before it, a step outwards brings it back', () => {
  const inside = step('mainMenu.2', 'in')!;
  expect(inside.path).toBe('mainMenu.1.sections.2');
  expect(readAt(inside.setting, inside.path)).toMatchObject({ title: 'Sale', links: [{ title: 'Sale', link: { url: '/sale' } }] });
  const out = step(inside.path, 'out', inside.setting)!;
  expect([out.path, out.setting.mainMenu.map(({ title }) => title)]).toEqual(['mainMenu.2', ['Women', 'Men', 'Sale']]);
});

test('a link that moves out of its column is a column with that link', () => {
  const moved = step('mainMenu.0.sections.0.links.1', 'out')!;
  expect(moved.path).toBe('mainMenu.0.sections.1');
  expect(readAt(moved.setting, moved.path)).toMatchObject({ title: 'Knitwear', links: [{ title: 'Knitwear' }] });
});

test('what would lose something on another level stays where it is', () => {
  expect(step('mainMenu.1', 'in')).toBeUndefined();
  expect(moveEntry(menus, { path: 'mainMenu.0.sections.0', to: { list: 'footer.0.categories', index: 0 }, id })).toBeUndefined();
  expect(moveEntry(menus, { path: 'mainMenu.0', to: { list: 'mainMenu.0.sections', index: 0 }, id })).toBeUndefined();
});

test('an entry is dragged to another menu, and finds its list when its old place was before it', () => {
  const moved = moveEntry(menus, { path: 'mainMenu.0', to: { list: 'mainMenu.1.sections', index: 0 }, id })!;
  expect(moved.path).toBe('mainMenu.0.sections.0');
  expect(moved.setting.mainMenu[0]).toMatchObject({
    title: 'Men',
    sections: [{ title: 'Clothing' }, { title: 'Shoes' }, { title: 'Edits' }],
  });
  const over = moveEntry(menus, { path: 'mainMenu.0.sections.0.links.0', to: { list: 'footer.1.categories', index: 1 }, id })!;
  expect(over.setting.footer[1]!.categories.map(({ title }) => title)).toEqual(['Contact', 'Coats']);
});

test('dropped on an entry, something goes into the list that takes it', () => {
  expect(spotInside(menus, 'mainMenu.1', { path: 'mainMenu.0.sections.0' })).toEqual({ list: 'mainMenu.1.sections', index: 2 });
  expect(spotInside(menus, 'footer', { path: 'footer.0' })).toEqual({ list: 'footer', index: 2 });
  expect(spotInside(menus, 'mainMenu.0.sections.0.links.0', { path: 'footer.0' })).toBeUndefined();
});

test('the footer stands in the order in which it is shown, and keeps it when it changes', () => {
  const shown = inShownOrder(menus);
  expect(shown.footer.map((each) => each.title)).toEqual(['Help', 'About']);
  const moved = step('footer.1', 'up', shown)!;
  expect(moved.setting.footer.map((each) => [each.title, each.priority])).toEqual([
    ['About', 1],
    ['Help', 2],
  ]);
  expect(inShownOrder(moved.setting)).toBe(moved.setting);
});

test('entries are added and removed', () => {
  const { setting, path } = insertEntry(menus, { list: 'socialLinks', index: 0 }, { ...newEntry('social', { id }), title: 'Instagram' });
  expect([path, setting.socialLinks[0]!.title]).toEqual(['socialLinks.0', 'Instagram']);
  expect(removeEntry(menus, 'mainMenu.1').mainMenu.map(({ title }) => title)).toEqual(['Women', 'Sale']);
});

test('the tree shows every entry on its level, and finds words with what stands above them', () => {
  expect(titles().slice(0, 5)).toEqual(['2 Women', '3 Clothing', '4 Coats', '4 Knitwear', '2 Men']);
  const found = findNodes(
    readTree(menus, all, (branch) => branch),
    'boot',
  );
  expect(visibleNodes(found, () => true).map(({ title }) => title)).toEqual(['mainMenu', 'Men', 'Shoes', 'Boots']);
  const sale = readTree(menus, all, (branch) => branch)[0]!.children[2]!;
  expect([sale.title, sale.isHidden]).toEqual(['Sale', true]);
});
