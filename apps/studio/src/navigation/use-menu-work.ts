import type { Footer, Menus } from '@selvedge/contract/navigation.ts';
import { useMemo, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import type { Change } from '../settings/use-setting-work.ts';
import { text } from '../texts/text.ts';
import { type Changed, inShownOrder, insertEntry, moveEntry, readAt, removeEntry, type Spot, spotOf } from './change-menu.ts';
import { type Branch, branchesOf, type Entries, type Kind, restBranch, type TreeSetting } from './menu-kinds.ts';
import { findNode, readTree, titleOfEntry } from './menu-tree.ts';

type Options<S> = { part: TreeSetting; value: S; change: Change<S> };

const titleOf = (branch: Branch) => text(`navigation.branch_${branch}`);

/** A setting as a tree: what is chosen in it, and entries moved, added and taken away. */
export function useMenuWork<S extends Menus | Footer>({ part, value, change }: Options<S>) {
  const { notices } = useStudio();
  const shownBranches = branchesOf[part];
  const [first] = shownBranches as readonly [Branch];
  const [chosen, setChosen] = useState<string>(first);
  const [said, setSaid] = useState('');
  const shown = useMemo(() => inShownOrder(value), [value]);
  const tree = useMemo(() => readTree(shown, shownBranches, titleOf), [shown, shownBranches]);
  const path = chosen === restBranch || findNode(tree, chosen) ? chosen : first;
  const put = (next: S) => change(next);

  /** What is gone from the list stays chosen as its neighbour; what came is chosen itself. */
  function take({ setting, path: now }: Changed<S>): void {
    put(setting);
    setChosen(now);
  }

  function move(from: string, to: Spot | undefined): boolean {
    const entry = readAt(shown, from);
    const moved = to && moveEntry(shown, { path: from, to, id: crypto.randomUUID().slice(0, 8) });
    const title = (entry && titleOfEntry(entry)) || text('navigation.untitled');
    if (!moved) {
      if (to) setSaid(text('navigation.cannot_move', { title }));
      return false;
    }
    take(moved);
    const { list, index } = spotOf(moved.path);
    const parent = findNode(readTree(moved.setting, shownBranches, titleOf), list.replace(/\.[a-zA-Z]+$/, ''));
    const count = readAt<unknown[]>(moved.setting, list)?.length ?? 0;
    setSaid(text('navigation.moved', { title, place: index + 1, count, parent: parent?.title ?? '' }));
    return true;
  }

  function remove(at: string): void {
    const entry = readAt(shown, at);
    if (!entry) return;
    const { list, index } = spotOf(at);
    put(removeEntry(shown, at));
    setChosen(index > 0 ? `${list}.${index - 1}` : list.includes('.') ? list.split('.').slice(0, -1).join('.') : list);
    notices.post({
      kind: 'done',
      text: text('navigation.removed', { title: titleOfEntry(entry) || text('navigation.untitled') }),
      undo: () => change((now) => insertEntry(inShownOrder(now), { list, index }, entry).setting),
    });
  }

  const add = (spot: Spot, entry: Entries[Kind]) => take(insertEntry(shown, spot, entry));
  return { shown, tree, path, said, choose: setChosen, put, move, remove, add };
}
