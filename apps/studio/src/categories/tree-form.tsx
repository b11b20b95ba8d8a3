import type { CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { CategoryOverview } from '@selvedge/contract/studio/categories.ts';
import { arrangeCategories } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { useMemo, useState } from 'react';
import { keepQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import type { Change } from '../settings/use-setting-work.ts';
import { Announcement } from '../shell/announcement.tsx';
import { FilterField } from '../shell/filter-field.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import treeStyles from './category-tree.module.css';
import { nameIn } from './name-in.ts';
import { NewCategoryForm } from './new-category-form.tsx';
import { RemoveNote } from './remove-note.tsx';
import { RemovedCategories } from './removed-categories.tsx';
import { TreeRow } from './tree-row.tsx';
import { addCategory, bringBack, removeCategory, renameCategory } from './tree-steps.ts';
import { useCategoryMoves } from './use-category-moves.ts';
import { useShownCategories } from './use-shown-categories.ts';

type Props = {
  tree: CategoryTree;
  change: Change<CategoryTree>;
  readOnly: boolean;
  scope: string;
  shownIn: string;
  markets: readonly MarketSettings[];
  overview: CategoryOverview;
};

/** The tree, put in order by dragging or with Alt and the arrow keys. */
export function TreeForm({ tree, change, readOnly, scope, shownIn, markets, overview }: Props) {
  const { notices } = useStudio();
  const { given, facts } = overview;
  const [removing, setRemoving] = useState<string>();
  const language = markets.find(({ id }) => id === shownIn)?.language.baseCode ?? 'en';
  const languages = scope === '*' ? [...new Set(markets.map((each) => each.language.baseCode))].sort() : [language];
  const list = useMemo(() => arrangeCategories(given, tree), [given, tree]);
  const factsOf = useMemo(() => new Map(facts.map((each) => [each.id, each])), [facts]);
  const rows = useShownCategories(list, language);
  const step = { tree, given };
  const titleOf = (id: string) => nameIn(list.find((each) => each.id === id)?.names ?? {}, language) || id;
  const { drag, said } = useCategoryMoves({ tree, given, list, titleOf, readOnly, onChange: change });

  function remove(id: string): void {
    change(removeCategory(step, id));
    setRemoving(undefined);
    notices.post({
      kind: 'done',
      text: text('categories.removed', { title: titleOf(id) }),
      undo: () => change((now) => bringBack(now, id)),
    });
  }

  return (
    <div className={treeStyles.tree}>
      <TreeTools rows={rows} count={list.length} />
      {rows.shown.length === 0 && <StateNote title={text(rows.isFiltered ? 'categories.none_found' : 'categories.none')} />}
      <ul className={treeStyles.rows} aria-label={text('categories.tree')}>
        {rows.shown.map((category) => (
          <TreeRow
            key={category.id}
            {...{ category, scope, language, languages, readOnly, drag }}
            facts={factsOf.get(category.id)}
            ownNames={tree.categories.find(({ id }) => id === category.id)?.names ?? {}}
            isClosed={rows.isClosed(category.id)}
            onToggle={() => rows.toggle(category.id)}
            onRename={(name) => change(renameCategory(step, { id: category.id, ...name }))}
            onRemove={() => setRemoving(removing === category.id ? undefined : category.id)}
          >
            {removing === category.id && (
              <RemoveNote
                id={category.id}
                title={titleOf(category.id)}
                market={shownIn}
                onRemove={() => remove(category.id)}
                onCancel={() => setRemoving(undefined)}
              />
            )}
          </TreeRow>
        ))}
      </ul>
      {!readOnly && <NewCategoryForm list={list} language={language} onAdd={(category) => change(addCategory(step, category))} />}
      <RemovedCategories {...{ tree, given, language, readOnly }} onBringBack={(id) => change(bringBack(tree, id))} />
      <Announcement words={said} />
    </div>
  );
}

function TreeTools({ rows, count }: { rows: ReturnType<typeof useShownCategories>; count: number }) {
  return (
    <div className={treeStyles.tools}>
      <FilterField
        label={text('categories.filter')}
        hint={text('categories.filter_hint')}
        value={rows.filter}
        onChange={(value) => keepQuery('filter', value)}
      />
      <p className={styles.note}>{text('categories.count', { count })}</p>
      {rows.canFold && (
        <button type="button" onClick={rows.toggleAll}>
          {text(rows.isFolded ? 'categories.open_all' : 'categories.close_all')}
        </button>
      )}
    </div>
  );
}
