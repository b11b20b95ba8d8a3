import type { CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { CategoryOverview } from '@selvedge/contract/studio/categories.ts';
import { arrangeCategories } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { useMemo, useState } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { fold } from '../lists/filter-markets.ts';
import type { Change } from '../settings/use-setting-work.ts';
import { Announcement } from '../shell/announcement.tsx';
import { useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import treeStyles from './category-tree.module.css';
import { nameIn } from './name-in.ts';
import { NewCategoryForm } from './new-category-form.tsx';
import { RemoveNote } from './remove-note.tsx';
import { TreeRow } from './tree-row.tsx';
import { addCategory, bringBack, isWithin, placeCategory, removeCategory, renameCategory, stepCategory } from './tree-steps.ts';

type Props = {
  tree: CategoryTree;
  change: Change<CategoryTree>;
  readOnly: boolean;
  scope: string;
  shownIn: string;
  markets: readonly MarketSettings[];
  overview: CategoryOverview;
};

const ways = { up: 'up', down: 'down', right: 'in', left: 'out' } as const;

/** The tree, put in order by dragging or with Alt and the arrow keys. */
export function TreeForm({ tree, change, readOnly, scope, shownIn, markets, overview }: Props) {
  const { notices } = useStudio();
  const { given, facts } = overview;
  const filter = useQuery('filter');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<string>();
  const [said, setSaid] = useState('');
  const language = markets.find(({ id }) => id === shownIn)?.language.baseCode ?? 'en';
  const languages = scope === '*' ? [...new Set(markets.map((each) => each.language.baseCode))].sort() : [language];
  const list = useMemo(() => arrangeCategories(given, tree), [given, tree]);
  const factsOf = useMemo(() => new Map(facts.map((each) => [each.id, each])), [facts]);
  const parents = useMemo(() => new Set(list.map(({ parentId }) => parentId)), [list]);
  const words = fold(filter).split(/\s+/).filter(Boolean);
  const matches = list.filter(({ id, names }) => words.every((word) => fold(`${id} ${nameIn(names, language)}`).includes(word)));
  const shown = list.filter((each) =>
    words.length > 0
      ? matches.some((match) => isWithin(list, { id: match.id, top: each.id }))
      : ![...closed].some((id) => id !== each.id && isWithin(list, { id: each.id, top: id })),
  );
  const step = { tree, given };
  const title = (id: string) => nameIn(list.find((each) => each.id === id)?.names ?? {}, language) || id;

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
    change(next);
    const after = arrangeCategories(given, next);
    const moved = after.find((each) => each.id === id);
    const siblings = after.filter(({ parentId }) => parentId === moved?.parentId);
    const place = { title: title(id), place: siblings.findIndex((each) => each.id === id) + 1, count: siblings.length };
    setSaid(
      moved?.parentId ? text('categories.moved_below', { ...place, parent: title(moved.parentId) }) : text('categories.moved', place),
    );
  }

  function remove(id: string): void {
    change(removeCategory(step, id));
    setRemoving(undefined);
    notices.post({ kind: 'done', text: text('categories.removed', { title: title(id) }), undo: () => change((now) => bringBack(now, id)) });
  }

  return (
    <div className={treeStyles.tree}>
      <div className={treeStyles.tools}>
        <FilterField
          label={text('categories.filter')}
          hint={text('categories.filter_hint')}
          value={filter}
          onChange={(value) => keepQuery('filter', value)}
        />
        <p className={styles.note}>{text('categories.count', { count: list.length })}</p>
        {parents.size > 1 && (
          <button
            type="button"
            onClick={() => setClosed(closed.size > 0 ? new Set() : new Set(list.flatMap(({ id }) => (parents.has(id) ? [id] : []))))}
          >
            {text(closed.size > 0 ? 'categories.open_all' : 'categories.close_all')}
          </button>
        )}
      </div>
      {shown.length === 0 && <StateNote title={text(words.length > 0 ? 'categories.none_found' : 'categories.none')} />}
      <ul className={treeStyles.rows} aria-label={text('categories.tree')}>
        {shown.map((category) => (
          <TreeRow
            key={category.id}
            {...{ category, scope, language, languages, readOnly }}
            facts={factsOf.get(category.id)}
            ownNames={tree.categories.find(({ id }) => id === category.id)?.names ?? {}}
            isClosed={parents.has(category.id) ? closed.has(category.id) : undefined}
            onToggle={() =>
              setClosed(
                (before) => new Set(before.has(category.id) ? [...before].filter((id) => id !== category.id) : [...before, category.id]),
              )
            }
            onRename={(name) => change(renameCategory(step, { id: category.id, ...name }))}
            onRemove={() => setRemoving(removing === category.id ? undefined : category.id)}
            drag={drag}
          >
            {removing === category.id && (
              <RemoveNote
                id={category.id}
                title={title(category.id)}
                market={shownIn}
                onRemove={() => remove(category.id)}
                onCancel={() => setRemoving(undefined)}
              />
            )}
          </TreeRow>
        ))}
      </ul>
      {!readOnly && <NewCategoryForm list={list} language={language} onAdd={(category) => change(addCategory(step, category))} />}
      {tree.removed.length > 0 && (
        <section className={treeStyles.removed} aria-label={text('categories.removed_list')}>
          <h2>{text('categories.removed_list')}</h2>
          <ul>
            {tree.removed.map((id) => (
              <li key={id}>
                {nameIn(
                  given.find((each) => each.id === id)?.names ?? tree.categories.find((each) => each.id === id)?.names ?? {},
                  language,
                ) || id}{' '}
                <code>{id}</code>{' '}
                {!readOnly && (
                  <button type="button" onClick={() => change(bringBack(tree, id))}>
                    {text('categories.bring_back')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Announcement words={said} />
    </div>
  );
}
