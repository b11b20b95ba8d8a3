import { type CategoryTree, categoryTreeDocument } from '@selvedge/contract/catalogue/category.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { categories } from '@selvedge/contract/studio/categories.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import { errorText } from '../lib/error-text.ts';
import { keepQuery, navigate, paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor.tsx';
import { TreeForm } from './tree-form.tsx';

const blank: CategoryTree = { categories: [], removed: [] };

/** The categories of a market: their tree, or one of them with its products. */
export function CategoriesPage({ rest: [scope = '*', id], markets: { data: all } }: ScreenProps) {
  const { call } = useStudio();
  const asked = useQuery('in');
  const markets = all ? sortMarkets(all) : undefined;
  // What holds for every market is looked at in one of them.
  const shownIn =
    scope === '*'
      ? (markets?.find((each) => each.id === asked) ?? markets?.find((each) => each.id === 'en-GB') ?? markets?.[0])?.id
      : scope;
  const overview = useLoad(`categories ${shownIn ?? ''}`, () => call(categories.overview, { params: { market: shownIn ?? 'en-GB' } }));
  const { data, error, reload } = overview;
  const tree = useLoad(`category-tree ${scope} ${id ?? ''}`, () =>
    call(settings.getSetting, { query: { name: categoryTreeDocument, market: scope } }),
  );
  const go = (market: string) => navigate(paths.screen('categories', market, id));
  if (error && !data) return <StateNote isError title={text('categories.failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data || !markets || !shownIn) return <p role="status">{text('studio.loading')}</p>;
  const picker = scope === '*' && <ShownIn markets={markets} value={shownIn} />;
  if (id) {
    if (!tree.data) return <p role="status">{text('studio.loading')}</p>;
    const planned = tree.data.content as CategoryTree | undefined;
    return (
      <CategoryEditor key={`${scope} ${id}`} {...{ id, scope, shownIn, markets, overview: data, tree: planned, onMarket: go }}>
        {picker}
      </CategoryEditor>
    );
  }
  return (
    <SettingEditor
      name={categoryTreeDocument}
      market={scope}
      markets={markets}
      title={text('categories.title')}
      blank={blank}
      onMarket={go}
    >
      {({ value, change, readOnly }) => (
        <div className={styles.screen}>
          {picker}
          <TreeForm {...{ tree: value, change, readOnly, scope, shownIn, markets, overview: data }} />
        </div>
      )}
    </SettingEditor>
  );
}

function ShownIn({ markets, value }: { markets: readonly MarketSettings[]; value: string }) {
  return (
    <label className={styles.shownIn}>
      {text('categories.shown_in')}
      <select value={value} onChange={(event) => keepQuery('in', event.target.value)}>
        {markets.map((each) => (
          <option key={each.id} value={each.id}>
            {marketTitle(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
