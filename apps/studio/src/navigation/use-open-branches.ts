import { useEffect, useState } from 'react';
import type { TreeNode } from './menu-tree.ts';

/** Which branches of a tree are open: the first, those above what is chosen, and those that somebody opened. */
export function useOpenBranches(tree: readonly TreeNode[], chosen: string) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(tree.slice(0, 1).map(({ path }) => path)));

  // What is chosen by a move or a new entry must be in sight: its ancestors are opened.
  useEffect(() => {
    const parts = chosen.split('.');
    const above = parts.map((_, end) => parts.slice(0, end).join('.')).filter((path) => path !== '' && !/\.[a-zA-Z]+$/.test(path));
    setOpened((before) => (above.every((path) => before.has(path)) ? before : new Set([...before, ...above])));
  }, [chosen]);

  function toggle(path: string, open = !opened.has(path)): void {
    const next = new Set(opened);
    if (open) next.add(path);
    else next.delete(path);
    setOpened(next);
  }

  return { opened, toggle };
}
