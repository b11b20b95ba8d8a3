import { spotOf } from './change-menu.ts';
import type { TreeNode } from './menu-tree.ts';

type Walk = { choose: string | undefined } | { toggle: string; open: boolean } | 'remove' | 'write';
type Place = { lines: readonly TreeNode[]; node: TreeNode; isOpen: boolean };

/** What a key does in the tree of a menu, as trees have it everywhere; undefined for a key that does nothing there. */
export function walkMenu(key: string, { lines, node, isOpen }: Place): Walk | undefined {
  const at = lines.findIndex(({ path }) => path === node.path);
  const isParent = node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return { choose: lines[at + 1]?.path };
    case 'ArrowUp':
      return { choose: lines[at - 1]?.path };
    case 'Home':
      return { choose: lines[0]?.path };
    case 'End':
      return { choose: lines.at(-1)?.path };
    case 'ArrowRight':
      return isParent && !isOpen ? { toggle: node.path, open: true } : { choose: node.children[0]?.path };
    case 'ArrowLeft':
      return isParent && isOpen ? { toggle: node.path, open: false } : { choose: parentOf(node.path) };
    case 'Delete':
      return node.kind && 'remove';
    case 'F2':
    case 'Enter':
      return 'write';
    default:
      return undefined;
  }
}

/** `mainMenu.0.sections.1` -> `mainMenu.0`. */
function parentOf(path: string): string | undefined {
  const { list } = spotOf(path);
  return list === '' ? undefined : list.replace(/(\.\d+)\.[a-zA-Z]+$/, '$1');
}
