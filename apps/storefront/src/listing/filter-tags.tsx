import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import { clearChoices, countChoices, type ListingQuery, toggleValue } from '@selvedge/domain/catalogue/listing-query.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useValueName } from './facet/use-value-name.ts';
import styles from './filter-tags.module.css';
import { useListing } from './listing-context.tsx';

/** What was chosen, each a link to the same listing without it. */
export function FilterTags() {
  const { listing, query, hrefOf } = useListing();
  const t = useT();
  const nameOf = useValueName(listing.facets);
  const price = usePriceTag();
  const unknown = listing.unknown && (
    <p className={styles.unknown} role="status">
      {t('listing.unknown', { values: listing.unknown.join(', ') })}
    </p>
  );
  if (countChoices(query) === 0) return unknown;
  const tags: { text: string; without: ListingQuery }[] = Object.entries(query.facets).flatMap(([id, values]) =>
    values.map((value) => ({
      text: value === 'true' ? t(`facet.${id}`) : nameOf(id as FacetId, value),
      without: toggleValue(query, id as FacetId, value),
    })),
  );
  if (price) tags.push({ text: price, without: { ...query, lowest: undefined, highest: undefined, page: 1 } });
  return (
    <>
      {unknown}
      <ul className={styles.tags} aria-label={t('listing.chosenTitle')}>
        {tags.map(({ text, without }) => (
          <li key={text}>
            <a className={styles.tag} href={hrefOf(without)}>
              <VisuallyHidden>{t('listing.remove')} </VisuallyHidden>
              {text}
              <Icon name="close" small />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={hrefOf(clearChoices(query))}>
            {t('listing.clear')}
          </a>
        </li>
      </ul>
    </>
  );
}

function usePriceTag(): string | undefined {
  const { query } = useListing();
  const t = useT();
  const money = useMoney();
  const currency = useMarket()?.currency ?? 'EUR';
  const amount = (value: number) => money({ amount: value, currency });
  if (query.lowest !== undefined && query.highest !== undefined)
    return t('listing.priceBetween', { from: amount(query.lowest), to: amount(query.highest) });
  if (query.lowest !== undefined) return t('listing.priceAbove', { price: amount(query.lowest) });
  return query.highest === undefined ? undefined : t('listing.priceBelow', { price: amount(query.highest) });
}
