import type { CategoryFacts } from '@selvedge/contract/studio/categories.ts';
import type { ArrangedCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { type ReactNode, useState } from 'react';
import { paths } from '../lib/router.ts';
import { languageName } from '../lists/filter-markets.ts';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import treeStyles from './category-tree.module.css';
import { nameIn } from './name-in.ts';

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
  drag: DragAndDrop;
  onToggle: () => void;
  onRename: (name: { language: string; name: string }) => void;
  onRemove: () => void;
  children?: ReactNode;
};

/** One category of the tree: where it stands, what is in it, and what it is called. */
export function TreeRow(props: Props) {
  const { category, facts, ownNames, scope, language, languages, readOnly, isClosed, drag, children } = props;
  const { onToggle, onRename, onRemove } = props;
  const { id, names, depth } = category;
  const [isNaming, setNaming] = useState(false);
  const title = nameIn(names, language) || id;

  return (
    <li className={treeStyles.row}>
      <div className={treeStyles.line} style={{ paddingInlineStart: `${depth * 1.5}rem` }} {...drag.item(id)}>
        {!readOnly && (
          <button type="button" className={treeStyles.handle} aria-label={text('categories.drag', { title })} {...drag.handle(id)}>
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
        <RowFacts category={category} facts={facts} />
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
      {isNaming && <NameFields {...{ names, ownNames, languages, onRename }} />}
      {children}
    </li>
  );
}

function RowFacts({ category: { isAdded, isUnplaced }, facts }: Pick<Props, 'category' | 'facts'>) {
  return (
    <>
      {facts && facts.kind !== 'assigned' && <span className={treeStyles.mark}>{text(`categories.kind_${facts.kind}`)}</span>}
      {isAdded && <span className={treeStyles.mark}>{text('categories.added')}</span>}
      {isUnplaced && <span className={treeStyles.mark}>{text('categories.unplaced')}</span>}
      <span className={treeStyles.facts}>
        <span>{facts ? text('categories.products', { count: facts.products }) : text('categories.not_live')}</span>
        <span>{facts?.path ?? text('categories.no_page')}</span>
      </span>
    </>
  );
}

type NameProps = Pick<Props, 'ownNames' | 'languages' | 'onRename'> & { names: Readonly<Record<string, string>> };

function NameFields({ names, ownNames, languages, onRename }: NameProps) {
  return (
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
  );
}
