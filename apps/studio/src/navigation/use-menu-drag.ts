import { type DragAndDrop, useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import type { Where } from '../shell/drag/use-held.ts';
import { type Spot, spotInside, spotOf } from './change-menu.ts';
import { restBranch } from './menu-kinds.ts';
import { findNode, type TreeNode } from './menu-tree.ts';

type Options = {
  tree: readonly TreeNode[];
  setting: object;
  readOnly: boolean;
  onDrop: (path: string, spot: Spot) => void;
};

/** Entries of a menu, dragged beside each other and into each other. */
export function useMenuDrag({ tree, setting, readOnly, onDrop }: Options): DragAndDrop {
  /** Near an edge: beside it. In the middle: into it, where something can stand in it. */
  function whereOf({ id, onto, down }: { id: string; onto: string; down: number }): Where | undefined {
    if (onto === id || onto.startsWith(`${id}.`) || onto === restBranch) return undefined;
    const isBranch = !findNode(tree, onto)?.kind;
    if (isBranch) return 'inside';
    const canHold = spotInside(setting, onto, { path: id }) !== undefined;
    if (!canHold) return down < 0.5 ? 'before' : 'after';
    return down < 0.3 ? 'before' : down > 0.7 ? 'after' : 'inside';
  }

  return useDragAndDrop({
    readOnly,
    whereOf,
    onDrop({ id, onto, where }) {
      const { list, index } = spotOf(onto);
      const beside = { list, index: where === 'before' ? index : index + 1 };
      const spot = where === 'inside' ? spotInside(setting, onto, { path: id }) : beside;
      if (spot) onDrop(id, spot);
    },
  });
}
