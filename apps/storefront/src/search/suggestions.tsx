import type { SuggestionRow } from '@selvedge/contract/page-data.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { splitMatch } from '@selvedge/domain/search/split-match.ts';
import { isolate } from '@selvedge/domain/text/isolate.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { type ReactNode, useEffect, useMemo } from 'react';
import { PriceLines } from '../catalogue/price-lines.tsx';
import { ProductBadges } from '../catalogue/product-badges.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import { useT } from '../lib/shop-context.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import type { SearchOption } from './search-option.ts';
import styles from './suggestions.module.css';
import { type Suggested, useSuggestions } from './use-suggestions.ts';

type SuggestionsProps = {
  listId: string;
  typed: string;
  /** The id of the option that the keyboard has reached. */
  active: string | undefined;
  onOptions: (options: readonly SearchOption[]) => void;
  onFollow: () => void;
};

/** What the words so far could mean: how they go on, categories, products, what was searched for before, and where help is found. */
export function Suggestions({ listId, typed, active, onOptions, onFollow }: SuggestionsProps) {
  const t = useT();
  const suggested = useSuggestions(typed);
  const looks = useBadgeLooks('searchSuggestion');
  const options = useMemo(() => listOptions(listId, suggested), [listId, suggested]);
  useEffect(() => onOptions(options), [options, onOptions]);
  useEffect(() => () => onOptions([]), [onOptions]);
  const props = (href: string) => {
    const id = options.find((option) => option.href === href)?.id ?? '';
    return { id, href, role: 'option', 'aria-selected': id === active, tabIndex: -1, onClick: onFollow } as const;
  };
  const { rows, products, completions, categories, searches, helpLinks, words, lack } = suggested;
  const ways = (row: SuggestionRow, title: string, list: Suggested['searches']) => (
    <Group key={row} title={title}>
      {list.map((way) => (
        <a key={way.url} className={styles.line} {...props(way.url)}>
          <Typed text={way.title} typed={row === 'helpLinks' ? '' : words} />
        </a>
      ))}
    </Group>
  );
  const groups: Record<SuggestionRow, () => ReactNode> = {
    products: () => (
      <Group key="products" title={t('search.products')} look="products">
        {products.map((product) => (
          <div key={product.id} role="presentation" className={styles.cell}>
            <a className={styles.product} {...props(product.url)}>
              <ProductPicture picture={showPicture(product.images, 0)} alt="" name={product.name} sizes="(min-width: 960px) 12rem, 33vw" />
              <span className={styles.name}>{product.name}</span>
              <ProductBadges badges={product.badges} looks={looks} />
              <PriceLines price={product.price} />
            </a>
            <div role="presentation" className={styles.heart}>
              <HeartPlace sku={product.id} name={product.name} look="shortcut" />
            </div>
          </div>
        ))}
      </Group>
    ),
    completions: () => ways('completions', t('search.completions'), completions),
    categories: () => (
      <Group key="categories" title={t('search.categories')}>
        {categories.map(({ categoryUri, displayName, images }) => (
          <a key={categoryUri} className={styles.line} {...props(categoryUri)}>
            {images && (
              <span className={styles.thumb}>
                <ProductPicture picture={showPicture(images, 0)} alt="" name="" sizes="2.5rem" />
              </span>
            )}
            <span>
              <Typed text={displayName} typed={words} />
            </span>
          </a>
        ))}
      </Group>
    ),
    searches: () => ways('searches', t('search.history'), searches),
    helpLinks: () => ways('helpLinks', t('search.help'), helpLinks),
  };
  const shown = rows.filter((row) => suggested[row].length > 0);
  const linesOf = (some: readonly SuggestionRow[]) =>
    some.length > 0 && (
      <div key={some[0]} role="presentation" className={styles.lines}>
        {some.map((row) => groups[row]())}
      </div>
    );
  // On a phone everything stands as staff ordered it; where there is room the goods stand beside the lines.
  const at = shown.indexOf('products');
  const blocks = at < 0 ? linesOf(shown) : [linesOf(shown.slice(0, at)), groups.products(), linesOf(shown.slice(at + 1))];
  return (
    <>
      <p className={styles.lack} role="status">
        {lack === 'failed' && t('search.failed')}
        {lack === 'nothing' && t('search.empty.title', { term: isolate(words) })}
      </p>
      {options.length > 0 && (
        <div id={`${listId}-options`} role="listbox" aria-label={t('search.suggestions')} className={styles.groups} data-first={shown[0]}>
          {blocks}
        </div>
      )}
    </>
  );
}

/** What goes on is told apart from what was typed already. */
function Typed({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = splitMatch(text, typed);
  if (match === '') return text;
  return (
    <span>
      {before}
      <span className={styles.typed}>{match}</span>
      {after}
    </span>
  );
}

function Group({ title, look, children }: { title: string; look?: 'products'; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are no fieldsets
    <div role="group" aria-label={title} className={styles.group} data-look={look}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

function listOptions(listId: string, { rows, ...suggested }: Suggested): SearchOption[] {
  const hrefs = rows.flatMap((row) => suggested[row].map((each) => ('categoryUri' in each ? each.categoryUri : each.url)));
  return [...new Set(hrefs)].map((href, index) => ({ id: `${listId}-option-${index}`, href }));
}
