import type { FacetId } from '@selvedge/contract/catalogue/facet.ts';
import { clearChoices, countChoices, takePlainly, toggleValue } from '@selvedge/domain/catalogue/listing-query.ts';
import { useT } from '../lib/shop-context.tsx';
import { useValueName } from './facet/use-value-name.ts';
import styles from './filter-tags.module.css';
import { useListing } from './listing-context.tsx';
import { type Tag, TagList } from './tag-list.tsx';
import { usePriceText } from './use-price-text.ts';

/** What the words of the search were taken for, and what was chosen. */
export function FilterTags() {
  const { listing } = useListing();
  const t = useT();
  return (
    <>
      <UnderstoodTags />
      {listing.unknown && (
        <p className={styles.unknown} role="status">
          {t('listing.unknown', { values: listing.unknown.join(', ') })}
        </p>
      )}
      <ChosenTags />
    </>
  );
}

/** Each a link to the search that takes its words as they stand. */
function UnderstoodTags() {
  const { listing, query, hrefOf } = useListing();
  const t = useT();
  const priceText = usePriceText();
  const understood = listing.reading?.understood ?? [];
  if (understood.length === 0) return null;
  const tags = understood.map(({ key, label, priceRange }): Tag => {
    const { lowerBoundingValue: lowest, upperBoundingValue: highest } = priceRange ?? {};
    return { key, text: priceText({ lowest, highest }) ?? label, href: hrefOf(takePlainly(query, key)) };
  });
  return <TagList label={t('search.understood')} tags={tags} />;
}

function ChosenTags() {
  const { listing, query, hrefOf } = useListing();
  const t = useT();
  const nameOf = useValueName(listing.facets);
  const price = usePriceText()(query);
  if (countChoices(query) === 0) return null;
  const tags = Object.entries(query.facets).flatMap(([id, values]) =>
    values.map(
      (value): Tag => ({
        key: `${id} ${value}`,
        text: value === 'true' ? t(`facet.${id}`) : nameOf(id as FacetId, value),
        href: hrefOf(toggleValue(query, id as FacetId, value)),
      }),
    ),
  );
  if (price) tags.push({ key: 'price', text: price, href: hrefOf({ ...query, lowest: undefined, highest: undefined, page: 1 }) });
  return (
    <TagList label={t('listing.chosenTitle')} tags={tags}>
      <li>
        <a className={styles.clear} href={hrefOf(clearChoices(query))}>
          {t('listing.clear')}
        </a>
      </li>
    </TagList>
  );
}
