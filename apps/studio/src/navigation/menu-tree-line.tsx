import type { KeyboardEvent } from 'react';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import { restBranch } from './menu-kinds.ts';
import type { TreeNode } from './menu-tree.ts';
import styles from './navigation.module.css';

type Props = {
  node: TreeNode;
  isChosen: boolean;
  isOpen: boolean;
  drag: DragAndDrop;
  onChoose: () => void;
  onToggle: () => void;
  onKey: (event: KeyboardEvent) => void;
};

/** One line of the tree: an entry, or the branch that holds entries. */
export function MenuTreeLine({ node, isChosen, isOpen, drag, onChoose, onToggle, onKey }: Props) {
  const { path, kind, title, level, isHidden, children } = node;
  const isParent = children.length > 0;
  return (
    <div
      role="treeitem"
      data-path={path}
      data-branch={kind ? undefined : ''}
      data-hidden={isHidden || undefined}
      aria-level={level}
      aria-selected={isChosen}
      aria-expanded={isParent ? isOpen : undefined}
      tabIndex={isChosen ? 0 : -1}
      style={{ paddingInlineStart: `${(level - 1) * 1.1}rem` }}
      onClick={onChoose}
      onKeyDown={onKey}
      {...(kind ? drag.item(path) : drag.place(path))}
    >
      <span
        aria-hidden="true"
        className={styles.twist}
        data-open={isParent && isOpen ? '' : undefined}
        onClick={(event) => {
          event.stopPropagation();
          if (isParent) onToggle();
        }}
      >
        {isParent ? '›' : ''}
      </span>
      <span className={styles.label}>{title || text('navigation.untitled')}</span>
      {kind === 'flyout' && <small>{text('navigation.kind_flyout')}</small>}
      {isHidden && <small>{text('navigation.hidden')}</small>}
      {!kind && path !== restBranch && <small>{children.length}</small>}
    </div>
  );
}
