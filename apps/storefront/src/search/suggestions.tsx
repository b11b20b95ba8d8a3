import type { SuggestionRow } from '@selvedge/contract/page-data.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
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

/** What the words so far could mean: categories, products, what was searched for before, and where help is found. */
export function Suggestions({ listId, typed, active, onOptions, onFollow }: SuggestionsProps) {
  const t = useT();
  const suggested = useSuggestions(typed);
  const looks = useBadgeLooks('searchSuggestion');
  const options = useMemo(() => listOptions(listId, suggested), [listId, suggested]);
  useEffect(() => onOptions(options), [options, onOptions]);
  useEffect(() => () => onOptions([]), [onOptions]);
  if (options.length === 0) return null;
  const props = (href: string) => {
    const id = options.find((option) => option.href === href)?.id ?? '';
    return { id, href, role: 'option', 'aria-selected': id === active, tabIndex: -1, onClick: onFollow } as const;
  };
  const { rows, products, completions, categories, searches, helpLinks } = suggested;
  const groups: Record<SuggestionRow, ReactNode> = {
    products: (
      <Group key="products" title={t('search.products')} look="products">
        {products.map((product) => (
          <div key={product.id} role="presentation" className={styles.cell}>
            <a className={styles.product} {...props(product.url)}>
              <ProductPicture picture={showPicture(product.images, 0)} alt="" name={product.name} sizes="8rem" />
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
    completions: <Lines key="completions" title={t('search.completions')} ways={completions} props={props} />,
    categories: (
      <Group key="categories" title={t('search.categories')}>
        {categories.map(({ categoryUri, displayName, productsInCategory }) => (
          <a key={categoryUri} className={styles.line} {...props(categoryUri)}>
            {displayName}
            <span className={styles.count}>{productsInCategory}</span>
          </a>
        ))}
      </Group>
    ),
    searches: <Lines key="searches" title={t('search.history')} ways={searches} props={props} />,
    helpLinks: <Lines key="helpLinks" title={t('search.help')} ways={helpLinks} props={props} />,
  };
  return <div className={styles.groups}>{rows.map((row) => suggested[row].length > 0 && groups[row])}</div>;
}

type LinesProps = { title: string; ways: Suggested['searches']; props: (url: string) => object };

function Lines({ title, ways, props }: LinesProps) {
  return (
    <Group title={title}>
      {ways.map((way) => (
        <a key={way.url} className={styles.line} {...props(way.url)}>
          {way.title}
        </a>
      ))}
    </Group>
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
