import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import type { staffProducts } from '@selvedge/contract/studio/products.ts';
import { useId } from 'react';
import { rememberMarket } from '../../lib/last-market.ts';
import { keepQuery } from '../../lib/router.ts';
import { languageName } from '../../lists/filter-markets.ts';
import { marketTitle, sortMarkets } from '../../lists/sort-markets.ts';
import filters from '../../shell/filters.module.css';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import styles from './finder.module.css';
import { type FilterName, filterNames } from './read-filter.ts';

export type Choices = Answer<typeof staffProducts.choices>;
type Props = { markets: readonly MarketSettings[]; choices: Choices | undefined; filter: Partial<ProductFilter> };

/** What a list is narrowed by. All of it stands in the address: a colleague who is sent the link sees the same. */
export function ProductFilters({ markets, choices, filter }: Props) {
  const isNarrowed = filterNames.some((name) => name !== 'market' && filter[name]);
  return (
    <fieldset className={`${filters.filters} ${styles.filters}`} aria-label={text('products.filters')}>
      <Choice name="market" label={text('products.market')} value={filter.market} isNeeded>
        {sortMarkets(markets).map((market) => (
          <option key={market.id} value={market.id}>
            {marketTitle(market)}
          </option>
        ))}
      </Choice>
      <Choice name="category" label={text('products.category')} value={filter.category}>
        {inTree(choices?.categories ?? []).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {'\u2003'.repeat(depth)}
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="brand" label={text('products.brand')} value={filter.brand}>
        {choices?.brands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </Choice>
      <Choice name="colour" label={text('products.colour')} value={filter.colour}>
        {facetColours.map((colour) => (
          <option key={colour}>{colour}</option>
        ))}
      </Choice>
      <Choice name="price" label={text('products.price')} value={filter.price}>
        {(['markdown', 'planned', 'member'] as const).map((each) => (
          <option key={each} value={each}>
            {text(`products.price.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="stock" label={text('products.stock')} value={filter.stock}>
        <option value="in">{text('products.stock.in')}</option>
        <option value="out">{text('products.stock.out')}</option>
      </Choice>
      <Choice name="missing" label={text('products.missing')} value={filter.missing}>
        <option value="picture">{text('products.missing.picture')}</option>
        <option value="price">{text('products.missing.price')}</option>
        <option value="text">{text('products.missing.text')}</option>
      </Choice>
      {filter.missing === 'text' && (
        <Choice name="language" label={text('products.language')} value={filter.language}>
          {choices?.languages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="badge" label={text('products.badge')} value={filter.badge}>
        {choices?.badges.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <TagChoice value={filter.tag ?? ''} tags={choices?.tags ?? []} />
      <Choice name="state" label={text('products.state')} value={filter.state} all={text('products.state.live')}>
        <option value="withdrawn">{text('products.state.withdrawn')}</option>
      </Choice>
      {isNarrowed && (
        <button type="button" className={panel.plain} onClick={clearAll}>
          {text('products.clear')}
        </button>
      )}
    </fieldset>
  );
}

function clearAll(): void {
  for (const name of filterNames) if (name !== 'market') keepQuery(name, '');
}

type ChoiceProps = {
  name: FilterName;
  label: string;
  value: string | undefined;
  isNeeded?: boolean;
  all?: string;
  children: React.ReactNode;
};

function Choice({ name, label, value = '', isNeeded = false, all = text('lists.all'), children }: ChoiceProps) {
  return (
    <label data-set={(value !== '' && !isNeeded) || undefined}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          if (name === 'market') rememberMarket(event.target.value);
          keepQuery(name, event.target.value);
        }}
      >
        {!isNeeded && <option value="">{all}</option>}
        {children}
      </select>
    </label>
  );
}

/** There may be thousands: typed, with what is known offered. */
function TagChoice({ value, tags }: { value: string; tags: readonly string[] }) {
  const id = useId();
  return (
    <label data-set={value !== '' || undefined}>
      <span>{text('products.tag')}</span>
      <input
        list={id}
        defaultValue={value}
        key={value}
        onBlur={(event) => keepQuery('tag', event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && keepQuery('tag', event.currentTarget.value.trim())}
      />
      <datalist id={id}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </label>
  );
}

type Category = Choices['categories'][number];

/** Each below its parent; one whose parent is unknown stands at the top. */
export function inTree(categories: readonly Category[]): (Category & { depth: number })[] {
  const ids = new Set(categories.map(({ id }) => id));
  const below = (parent: string | undefined, depth: number): (Category & { depth: number })[] =>
    depth > 8
      ? []
      : categories
          .filter((each) => (each.parent && ids.has(each.parent) ? each.parent : undefined) === parent)
          .flatMap((each) => [{ ...each, depth }, ...below(each.id, depth + 1)]);
  return below(undefined, 0);
}
