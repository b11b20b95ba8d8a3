import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { stepOfKey } from '../shell/drag/step-of-key.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { text } from '../texts/text.ts';
import type { Spot, Step } from './change-menu.ts';
import { restBranch } from './menu-kinds.ts';
import { findNodes, type TreeNode, visibleNodes } from './menu-tree.ts';
import { MenuTreeLine } from './menu-tree-line.tsx';
import styles from './navigation.module.css';
import { useMenuDrag } from './use-menu-drag.ts';
import { useOpenBranches } from './use-open-branches.ts';
import { walkMenu } from './walk-menu.ts';

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
  const { opened, toggle } = useOpenBranches(tree, chosen);
  const drag = useMenuDrag({ tree, setting, readOnly, onDrop });
  const { list, wantsFocus } = useChosenFocus(chosen);
  const isFound = words.trim() !== '';
  const found = findNodes(tree, words);
  const isOpen = (path: string) => isFound || opened.has(path);
  const lines = [...(isFound ? [] : [restNode(rest)]), ...visibleNodes(found, isOpen)];

  function choose(path: string | undefined): void {
    if (path === undefined) return;
    wantsFocus.current = true;
    onChoose(path);
  }

  function onKey(event: KeyboardEvent, node: TreeNode): void {
    const step = stepOfKey(event);
    const walk = step ? undefined : walkMenu(event.key, { lines, node, isOpen: isOpen(node.path) });
    if (!step && (!walk || (walk === 'remove' && readOnly))) return;
    event.preventDefault();
    if (step || walk === 'remove') change(node, step);
    else if (walk === 'write') document.querySelector<HTMLElement>(`.${styles.inspector} input:not([type="checkbox"])`)?.focus();
    else if (walk && 'choose' in walk) choose(walk.choose);
    else if (walk) toggle(walk.toggle, walk.open);
  }

  /** A step further, or away. */
  function change(node: TreeNode, step: keyof typeof steps | undefined): void {
    if (readOnly || !node.kind) return;
    wantsFocus.current = true;
    if (step) onStep(node.path, steps[step]);
    else onRemove(node.path);
  }

  return (
    <section className={styles.side} aria-label={label}>
      <FilterField label={text('navigation.find')} hint={text('navigation.find_hint')} value={words} onChange={setWords} />
      {isFound && found.length === 0 && <p>{text('navigation.nothing_found')}</p>}
      <div ref={list} role="tree" aria-label={label} className={styles.tree}>
        {lines.map((node) => (
          <MenuTreeLine
            key={node.path}
            {...{ node, drag }}
            isChosen={chosen === node.path}
            isOpen={isOpen(node.path)}
            onChoose={() => choose(node.path)}
            onToggle={() => toggle(node.path)}
            onKey={(event) => onKey(event, node)}
          />
        ))}
      </div>
      {!readOnly && <p className={styles.keys}>{text('navigation.keys')}</p>}
    </section>
  );
}

/** The focus goes along with what is chosen, where somebody chose it by a key or by hand. */
function useChosenFocus(chosen: string) {
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-path="${chosen}"]`)?.focus();
  });
  return { list, wantsFocus };
}

const restNode = (title: string): TreeNode => ({
  path: restBranch,
  kind: undefined,
  title,
  level: 1,
  isHidden: false,
  children: [],
});
