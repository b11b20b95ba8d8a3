import { expect, test } from 'vitest';
import type { TreeNode } from './menu-tree.ts';
import { walkMenu } from './walk-menu.ts';

const leaf: TreeNode = { path: 'mainMenu.0.sections.1', kind: 'section', title: 'Belts', level: 3, isHidden: false, children: [] };
const parent: TreeNode = { ...leaf, path: 'mainMenu.0', level: 2, children: [leaf] };
const lines = [parent, leaf];

test.each([
  ['ArrowDown', parent, true, { choose: leaf.path }],
  ['ArrowUp', parent, true, { choose: undefined }],
  ['End', parent, true, { choose: leaf.path }],
  ['ArrowRight', parent, false, { toggle: parent.path, open: true }],
  ['ArrowRight', parent, true, { choose: leaf.path }],
  ['ArrowLeft', parent, true, { toggle: parent.path, open: false }],
  ['ArrowLeft', leaf, false, { choose: parent.path }],
  ['Delete', leaf, false, 'remove'],
  ['Delete', { ...parent, kind: undefined }, false, undefined],
  ['F2', leaf, false, 'write'],
  ['a', leaf, false, undefined],
])('%s in a tree', (key, node, isOpen, walk) => {
  expect(walkMenu(key, { lines, node, isOpen })).toEqual(walk);
});
