import type { CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import { type ArrangedCategory, arrangeCategories, type GivenCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { useState } from 'react';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import { placeCategory, stepCategory } from './tree-steps.ts';

type Options = {
  tree: CategoryTree;
  given: readonly GivenCategory[];
  list: readonly ArrangedCategory[];
  titleOf: (id: string) => string;
  readOnly: boolean;
  onChange: (next: CategoryTree) => void;
};

const ways = { up: 'up', down: 'down', right: 'in', left: 'out' } as const;

/** Categories at another place of the tree, by hand or by keys, and the sentence that says where they are now. */
export function useCategoryMoves({ tree, given, list, titleOf, readOnly, onChange }: Options) {
  const [said, setSaid] = useState('');
  const step = { tree, given };
  const drag = useDragAndDrop({
    readOnly,
    // The upper half of a row is before it, the lower half below it in the tree.
    whereOf: ({ id, onto, down }) => (id === onto ? undefined : down < 0.5 ? 'before' : 'inside'),
    onDrop({ id, onto, where }) {
      const parent = list.find((each) => each.id === onto)?.parentId ?? null;
      put(placeCategory(step, where === 'before' ? { id, parent, before: onto } : { id, parent: onto }), id);
    },
    onStep(id, way) {
      put(stepCategory(step, id, ways[way]), id);
      return id;
    },
  });

  function put(next: CategoryTree, id: string): void {
    if (next === tree) return;
    onChange(next);
    const after = arrangeCategories(given, next);
    const parent = after.find((each) => each.id === id)?.parentId;
    const siblings = after.filter(({ parentId }) => parentId === parent);
    const place = { title: titleOf(id), place: siblings.findIndex((each) => each.id === id) + 1, count: siblings.length };
    setSaid(parent ? text('categories.moved_below', { ...place, parent: titleOf(parent) }) : text('categories.moved', place));
  }

  return { drag, said };
}
