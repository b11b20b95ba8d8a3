import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import { clearChoices, countChoices, takePlainly, toggleValue } from '@selvedge/domain/catalogue/listing-query.ts';
import { useT } from '../lib/shop-context.tsx';
import { useValueName } from './facet/use-value-name.ts';
import styles from './filter-tags.module.css';
import { useListing } from './listing-context.tsx';
import { TagList, toTag } from './tag-list.tsx';
import { usePriceText } from './use-price-text.ts';

/** What the words of the search were taken for, and what was chosen. */
export function FilterTags() {
  const { listing, query, hrefOf } = useListing();
  const t = useT();
  const nameOf = useValueName(listing.facets);
  const priceText = usePriceText();
  const understood = listing.reading?.understood.map(({ key, label, priceRange: range }) =>
    toTag(priceText(range?.lowerBoundingValue, range?.upperBoundingValue) ?? label, hrefOf(takePlainly(query, key))),
  );
  const chosen = Object.entries(query.facets).flatMap(([id, values]) =>
    values.map((value) =>
      toTag(value === 'true' ? t(`facet.${id}`) : nameOf(id as FacetId, value), hrefOf(toggleValue(query, id as FacetId, value))),
    ),
  );
  const price = priceText(query.lowest, query.highest);
  if (price) chosen.push(toTag(price, hrefOf({ ...query, lowest: undefined, highest: undefined, page: 1 })));
  return (
    <>
      {understood?.length ? <TagList label={t('search.understood')} tags={understood} /> : null}
      {listing.unknown && (
        <p className={styles.unknown} role="status">
          {t('listing.unknown', { values: listing.unknown })}
        </p>
      )}
      {countChoices(query) > 0 && (
        <TagList label={t('listing.chosenTitle')} tags={chosen}>
          <li>
            <a className={styles.clear} href={hrefOf(clearChoices(query))}>
              {t('listing.clear')}
            </a>
          </li>
        </TagList>
      )}
    </>
  );
}
