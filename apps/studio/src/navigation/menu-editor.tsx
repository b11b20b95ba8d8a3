import type { Footer, Menus } from '@selvedge/contract/navigation.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import type { SettingFormProps } from '../settings/setting-editor.tsx';
import { Announcement } from '../shell/announcement.tsx';
import { text } from '../texts/text.ts';
import { BranchForm } from './branch-form.tsx';
import {
  type Changed,
  inShownOrder,
  insertEntry,
  moveEntry,
  readAt,
  removeEntry,
  type Spot,
  type Step,
  spotAfter,
  spotOf,
  writeAt,
} from './change-menu.ts';
import { EntryForm } from './entry-form.tsx';
import { type Branch, branches, branchesOf, type Entries, type Kind, kindOfList, restBranch, type TreeSetting } from './menu-kinds.ts';
import { MenuPreview } from './menu-preview.tsx';
import { entriesOf, findNode, readTree, titleOfEntry } from './menu-tree.ts';
import { MenuTreeView } from './menu-tree-view.tsx';
import styles from './navigation.module.css';

/** What is left of a setting beside its lists. */
export type RestProps<S> = { setting: S; onChange: (next: S) => void } & Pick<SettingFormProps<S>, 'readOnly' | 'problemAt'>;

type Props<S> = SettingFormProps<S> & { part: TreeSetting; children: (rest: RestProps<S>) => ReactNode };

const titleOf = (branch: Branch) => text(`navigation.branch_${branch}`);

/** A setting as a tree, what is chosen in it, and the shop as it looks with that. */
export function MenuEditor<S extends Menus | Footer>({ part, value, change, readOnly, problemAt, market, version, children }: Props<S>) {
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
  const isBranch = path in branches;
  return (
    <div className={styles.editor}>
      <MenuTreeView
        tree={tree}
        label={text(`navigation.title_${part}`)}
        chosen={path}
        readOnly={readOnly}
        problemAt={problemAt}
        onChoose={setChosen}
        onStep={(at: string, step: Step) => move(at, spotAfter(shown, at, step))}
        onDrop={(at, spot) => void move(at, spot)}
        onRemove={remove}
        setting={shown}
        rest={text(`navigation.rest_${part}`)}
      />
      <section className={styles.inspector} aria-label={findNode(tree, path)?.title ?? text(`navigation.rest_${part}`)}>
        {path === restBranch ? (
          children({ setting: shown, onChange: put, readOnly, problemAt })
        ) : isBranch ? (
          <BranchForm branch={path as Branch} count={entriesOf(shown, path as Branch).length} readOnly={readOnly} onAdd={add} />
        ) : (
          <EntryForm
            key={path}
            path={path}
            kind={kindOfList(spotOf(path).list)}
            entry={readAt(shown, path)!}
            readOnly={readOnly}
            problemAt={problemAt}
            onChange={(next) => put(writeAt(shown, path, next))}
            onAdd={add}
            onRemove={() => remove(path)}
          />
        )}
      </section>
      <MenuPreview part={part} market={market} version={version} chosen={path} setting={shown} />
      <Announcement words={said} />
    </div>
  );
}
