import type { MarketSettings } from '@selvedge/contract/market.ts';
import { staffProducts } from '@selvedge/contract/studio/products.ts';
import { useEffect, useState } from 'react';
import { lastMarket } from '../../lib/last-market.ts';
import { keepQuery, paths, useQuery, useSearch } from '../../lib/router.ts';
import { useRight, useStudio } from '../../lib/studio-context.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useLoad } from '../../lib/use-load.ts';
import { FilterField } from '../../shell/filter-field.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { text } from '../../texts/text.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { Chosen } from './chosen.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './finder.module.css';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';
import { readFilter } from './read-filter.ts';

/** The one that was worked on last, or the shop's most important one. */
function firstMarket(markets: readonly MarketSettings[]): string | undefined {
  const last = lastMarket();
  return markets.some(({ id }) => id === last) ? last : markets.toSorted((a, b) => a.priority - b.priority)[0]?.id;
}

const typingPause = 250;

/** Which products are chosen: some by hand, or everything that is found. */

const none: Chosen = { ids: [], isAll: false };

export function ProductFinder({ markets }: { markets: readonly MarketSettings[] }) {
  const { call } = useStudio();
  const canWrite = useRight('catalogue.write');
  const [typed, setTyped] = useState(useQuery('search'));
  const settled = useDebounced(typed, typingPause);
  useEffect(() => keepQuery('search', settled), [settled]);
  const filter = { market: firstMarket(markets), ...readFilter(useSearch()) };
  const key = JSON.stringify(filter);
  const { data: counted } = useLoad(`products count ${key}`, () => call(staffProducts.count, { body: filter }));
  const { data: choices } = useLoad('product choices', () => call(staffProducts.choices, {}));
  const [state, setState] = useState({ key, chosen: none });
  // Another list is another choice: nobody must change what is out of sight.
  const chosen = state.key === key ? state.chosen : none;
  const choose = (next: Chosen) => setState({ key, chosen: next });
  return (
    <>
      <PageHead title={text('products.title')} note={counted && text('products.found', { count: counted.count })}>
        <FilterField label={text('products.find')} hint={text('products.find_hint')} value={typed} onChange={setTyped} />
        <nav className={styles.ways} aria-label={text('products.ways')}>
          <a href={paths.screen('products', 'changes')}>{text('products.changes')}</a>
          {canWrite && <a href={paths.screen('products', 'import')}>{text('products.import')}</a>}
          <ExportMenu filter={filter} count={counted?.count} markets={markets} />
        </nav>
      </PageHead>
      <ProductFilters markets={markets} choices={choices} filter={filter} />
      {canWrite && (chosen.isAll || chosen.ids.length > 0) && (
        <BulkBar
          key={key}
          chosen={chosen}
          count={counted?.count}
          filter={filter}
          markets={markets}
          choices={choices}
          onAll={() => choose({ ids: [], isAll: true })}
          onClear={() => choose(none)}
        />
      )}
      <ProductList key={key} filter={filter} chosen={chosen} onChoose={canWrite ? choose : undefined} />
    </>
  );
}
