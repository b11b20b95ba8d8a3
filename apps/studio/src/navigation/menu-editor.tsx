import type { Footer, Menus } from '@selvedge/contract/navigation.ts';
import type { ReactNode } from 'react';
import type { SettingFormProps } from '../settings/setting-editor.tsx';
import { Announcement } from '../shell/announcement.tsx';
import { text } from '../texts/text.ts';
import { BranchForm } from './branch-form.tsx';
import { readAt, type Step, spotAfter, spotOf, writeAt } from './change-menu.ts';
import { EntryForm } from './entry-form.tsx';
import { type Branch, branches, kindOfList, restBranch, type TreeSetting } from './menu-kinds.ts';
import { MenuPreview } from './menu-preview.tsx';
import { entriesOf, findNode } from './menu-tree.ts';
import { MenuTreeView } from './menu-tree-view.tsx';
import styles from './navigation.module.css';
import { useMenuWork } from './use-menu-work.ts';

/** What is left of a setting beside its lists. */
export type RestProps<S> = { setting: S; onChange: (next: S) => void } & Pick<SettingFormProps<S>, 'readOnly' | 'problemAt'>;

type Props<S> = SettingFormProps<S> & { part: TreeSetting; children: (rest: RestProps<S>) => ReactNode };

/** A setting as a tree, what is chosen in it, and the shop as it looks with that. */
export function MenuEditor<S extends Menus | Footer>({ part, value, change, readOnly, problemAt, market, version, children }: Props<S>) {
  const { shown, tree, path, said, choose, put, move, remove, add } = useMenuWork({ part, value, change });
  const isBranch = path in branches;
  return (
    <div className={styles.editor}>
      <MenuTreeView
        tree={tree}
        label={text(`navigation.title_${part}`)}
        chosen={path}
        readOnly={readOnly}
        problemAt={problemAt}
        onChoose={choose}
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
