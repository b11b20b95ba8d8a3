import type { CategoryFacts } from '@selvedge/contract/studio/categories.ts';
import type { ArrangedCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { paths } from '../lib/router.ts';
import { languageName } from '../lists/filter-markets.ts';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import treeStyles from './category-tree.module.css';
import { nameIn } from './name-in.ts';
import type { Place } from './tree-steps.ts';

type Way = 'up' | 'down' | 'in' | 'out';

type Props = {
  category: ArrangedCategory;
  facts: CategoryFacts | undefined;
  ownNames: Readonly<Record<string, string>>;
  scope: string;
  language: string;
  languages: readonly string[];
  readOnly: boolean;
  /** Undefined where nothing stands below it. */
  isClosed: boolean | undefined;
  dragged: string | undefined;
  onDragged: (id: string | undefined) => void;
  onDropped: (place: Place) => void;
  onToggle: () => void;
  onStep: (way: Way) => void;
  onRename: (name: { language: string; name: string }) => void;
  onRemove: () => void;
  children?: ReactNode;
};

const ways: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** One category of the tree: where it stands, what is in it, and what it is called. */
export function TreeRow(props: Props) {
  const { category, facts, ownNames, scope, language, languages, readOnly, isClosed, dragged, children } = props;
  const { onDragged, onDropped, onToggle, onStep, onRename, onRemove } = props;
  const { id, names, depth, parentId, isAdded, isUnplaced } = category;
  const [isNaming, setNaming] = useState(false);
  const [over, setOver] = useState<'before' | 'into'>();
  const title = nameIn(names, language) || id;

  function onKey(event: KeyboardEvent): void {
    const way = event.altKey ? ways[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    onStep(way);
  }

  /** The upper half of a row is before it, the lower half below it in the tree. */
  function halfOf(event: DragEvent<HTMLElement>): 'before' | 'into' {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? 'before' : 'into';
  }

  function onDrop(event: DragEvent<HTMLElement>): void {
    event.preventDefault();
    setOver(undefined);
    if (dragged === undefined || dragged === id) return;
    onDropped(halfOf(event) === 'before' ? { id: dragged, parent: parentId, before: id } : { id: dragged, parent: id });
    onDragged(undefined);
  }

  return (
    <li className={treeStyles.row} data-over={over} data-dragged={dragged === id || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the keys are at the handle */}
      <div
        className={treeStyles.line}
        style={{ paddingInlineStart: `${depth * 1.5}rem` }}
        onDragOver={(event) => {
          if (dragged === undefined || dragged === id) return;
          event.preventDefault();
          setOver(halfOf(event));
        }}
        onDragLeave={() => setOver(undefined)}
        onDrop={onDrop}
      >
        {!readOnly && (
          <button
            type="button"
            className={treeStyles.handle}
            draggable
            aria-label={text('categories.drag', { title })}
            onKeyDown={onKey}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', id);
              onDragged(id);
            }}
            onDragEnd={() => onDragged(undefined)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        {isClosed === undefined ? (
          <span className={treeStyles.twist} />
        ) : (
          <button
            type="button"
            className={treeStyles.twist}
            aria-expanded={!isClosed}
            aria-label={text('categories.below', { title })}
            onClick={onToggle}
          >
            <span aria-hidden="true">{isClosed ? '▸' : '▾'}</span>
          </button>
        )}
        <a className={treeStyles.name} href={paths.screen('categories', scope, id)}>
          {title}
        </a>
        <code>{id}</code>
        {facts && facts.kind !== 'assigned' && <span className={treeStyles.mark}>{text(`categories.kind_${facts.kind}`)}</span>}
        {isAdded && <span className={treeStyles.mark}>{text('categories.added')}</span>}
        {isUnplaced && <span className={treeStyles.mark}>{text('categories.unplaced')}</span>}
        <span className={treeStyles.facts}>
          <span>{facts ? text('categories.products', { count: facts.products }) : text('categories.not_live')}</span>
          <span>{facts?.path ?? text('categories.no_page')}</span>
        </span>
        {!readOnly && (
          <span className={treeStyles.rowTools}>
            <button
              type="button"
              aria-expanded={isNaming}
              aria-label={text('categories.name_of', { title })}
              onClick={() => setNaming(!isNaming)}
            >
              {text('categories.names')}
            </button>
            <button type="button" aria-label={text('categories.remove_of', { title })} onClick={onRemove}>
              <span aria-hidden="true">×</span>
            </button>
          </span>
        )}
      </div>
      {isNaming && (
        <div className={treeStyles.names}>
          {languages.map((each) => (
            <label key={each}>
              <span>{languageName(each)}</span>
              <input
                lang={each}
                dir="auto"
                maxLength={200}
                value={ownNames[each] ?? ''}
                placeholder={names[each] ?? names.en}
                onChange={(event) => onRename({ language: each, name: event.target.value })}
              />
            </label>
          ))}
          <p className={styles.note}>{text('categories.names_hint')}</p>
        </div>
      )}
      {children}
    </li>
  );
}
