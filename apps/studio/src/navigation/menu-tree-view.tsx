import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { stepOfKey } from '../shell/drag/step-of-key.ts';
import { useDragAndDrop, type Where } from '../shell/drag/use-drag-and-drop.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { text } from '../texts/text.ts';
import { type Spot, type Step, spotInside, spotOf } from './change-menu.ts';
import { restBranch } from './menu-kinds.ts';
import { findNode, findNodes, type TreeNode, visibleNodes } from './menu-tree.ts';
import styles from './navigation.module.css';

type Props = {
  tree: readonly TreeNode[];
  label: string;
  setting: object;
  /** What is not a list of the setting, as the tree calls it. */
  rest: string;
  chosen: string;
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
  onChoose: (path: string) => void;
  onStep: (path: string, step: Step) => boolean;
  onDrop: (path: string, spot: Spot) => void;
  onRemove: (path: string) => void;
};

const steps = { up: 'up', down: 'down', right: 'in', left: 'out' } as const satisfies Record<string, Step>;

/** A setting as one tree: walked and put in order by keys or by hand. */
export function MenuTreeView({ tree, label, setting, rest, chosen, readOnly, onChoose, onStep, onDrop, onRemove }: Props) {
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(tree.slice(0, 1).map(({ path }) => path)));
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const isFound = words.trim() !== '';
  const found = findNodes(tree, words);
  const isOpen = (path: string) => isFound || opened.has(path);
  const lines = [...(isFound ? [] : [restNode(rest)]), ...visibleNodes(found, isOpen)];

  // What is chosen by a move or a new entry must be in sight: its ancestors are opened.
  useEffect(() => {
    const parts = chosen.split('.');
    const above = parts.map((_, end) => parts.slice(0, end).join('.')).filter((path) => path !== '' && !/\.[a-zA-Z]+$/.test(path));
    setOpened((before) => (above.every((path) => before.has(path)) ? before : new Set([...before, ...above])));
  }, [chosen]);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-path="${chosen}"]`)?.focus();
  });

  function choose(path: string | undefined): void {
    if (path === undefined) return;
    wantsFocus.current = true;
    onChoose(path);
  }

  function toggle(path: string, open = !opened.has(path)): void {
    const next = new Set(opened);
    if (open) next.add(path);
    else next.delete(path);
    setOpened(next);
  }

  function onKey(event: KeyboardEvent, node: TreeNode): void {
    const at = lines.findIndex(({ path }) => path === node.path);
    const step = stepOfKey(event);
    if (step) {
      if (!readOnly && node.kind) {
        wantsFocus.current = true;
        onStep(node.path, steps[step]);
      }
    } else if (event.key === 'ArrowDown') choose(lines[at + 1]?.path);
    else if (event.key === 'ArrowUp') choose(lines[at - 1]?.path);
    else if (event.key === 'Home') choose(lines[0]?.path);
    else if (event.key === 'End') choose(lines.at(-1)?.path);
    else if (event.key === 'ArrowRight') {
      if (node.children.length > 0 && !isOpen(node.path)) toggle(node.path, true);
      else choose(node.children[0]?.path);
    } else if (event.key === 'ArrowLeft') {
      if (node.children.length > 0 && isOpen(node.path)) toggle(node.path, false);
      else choose(parentOf(node.path));
    } else if (event.key === 'Delete' && !readOnly && node.kind) {
      wantsFocus.current = true;
      onRemove(node.path);
    } else if (event.key === 'F2' || event.key === 'Enter') {
      document.querySelector<HTMLElement>(`.${styles.inspector} input:not([type="checkbox"])`)?.focus();
    } else return;
    event.preventDefault();
  }

  /** Near an edge: beside it. In the middle: into it, where something can stand in it. */
  function whereOf({ id, onto, down }: { id: string; onto: string; down: number }): Where | undefined {
    if (onto === id || onto.startsWith(`${id}.`) || onto === restBranch) return undefined;
    const isBranch = !findNode(tree, onto)?.kind;
    if (isBranch) return 'inside';
    const canHold = spotInside(setting, onto, { path: id }) !== undefined;
    if (!canHold) return down < 0.5 ? 'before' : 'after';
    return down < 0.3 ? 'before' : down > 0.7 ? 'after' : 'inside';
  }

  const drag = useDragAndDrop({
    readOnly,
    whereOf,
    onDrop({ id, onto, where }) {
      const { list: into, index } = spotOf(onto);
      const beside = { list: into, index: where === 'before' ? index : index + 1 };
      const spot = where === 'inside' ? spotInside(setting, onto, { path: id }) : beside;
      if (spot) onDrop(id, spot);
    },
  });

  return (
    <section className={styles.side} aria-label={label}>
      <FilterField label={text('navigation.find')} hint={text('navigation.find_hint')} value={words} onChange={setWords} />
      {isFound && found.length === 0 && <p>{text('navigation.nothing_found')}</p>}
      <div ref={list} role="tree" aria-label={label} className={styles.tree}>
        {lines.map((node) => {
          const isParent = node.children.length > 0;
          return (
            <div
              key={node.path}
              role="treeitem"
              data-path={node.path}
              data-branch={node.kind ? undefined : ''}
              data-hidden={node.isHidden || undefined}
              aria-level={node.level}
              aria-selected={chosen === node.path}
              aria-expanded={isParent ? isOpen(node.path) : undefined}
              tabIndex={chosen === node.path ? 0 : -1}
              style={{ paddingInlineStart: `${(node.level - 1) * 1.1}rem` }}
              onClick={() => choose(node.path)}
              onKeyDown={(event) => onKey(event, node)}
              {...(node.kind ? drag.item(node.path) : drag.place(node.path))}
            >
              <span
                aria-hidden="true"
                className={styles.twist}
                data-open={isParent && isOpen(node.path) ? '' : undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  if (isParent) toggle(node.path);
                }}
              >
                {isParent ? '›' : ''}
              </span>
              <span className={styles.label}>{node.title || text('navigation.untitled')}</span>
              {node.kind === 'flyout' && <small>{text('navigation.kind_flyout')}</small>}
              {node.isHidden && <small>{text('navigation.hidden')}</small>}
              {!node.kind && node.path !== restBranch && <small>{node.children.length}</small>}
            </div>
          );
        })}
      </div>
      {!readOnly && <p className={styles.keys}>{text('navigation.keys')}</p>}
    </section>
  );
}

const restNode = (title: string): TreeNode => ({
  path: restBranch,
  kind: undefined,
  title,
  level: 1,
  isHidden: false,
  children: [],
});

/** `mainMenu.0.sections.1` -> `mainMenu.0`. */
function parentOf(path: string): string | undefined {
  const { list } = spotOf(path);
  return list === '' ? undefined : list.replace(/(\.\d+)\.[a-zA-Z]+$/, '$1');
}
