import { countChoices } from '@selvedge/domain/catalogue/listing-query.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { facetFormId } from './facet/facet-panel.tsx';
import { GridChoice } from './grid-choice.tsx';
import styles from './listing-bar.module.css';
import { useListing } from './listing-context.tsx';

/** Stays in sight: filter, order, how many there are, and how large they are shown. */
export function ListingBar() {
  const { listing, query, choose } = useListing();
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const chosen = countChoices(query);
  const total = listing.totalResults;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.filter} popoverTarget={facetFormId}>
        <Icon name="preferences" small />
        {t('listing.filter')}
        {chosen > 0 && (
          <span className={styles.count}>
            {chosen}
            <VisuallyHidden> {t('listing.chosen')}</VisuallyHidden>
          </span>
        )}
      </button>
      <p className={styles.total} role="status" dir="auto">
        {t('listing.total', { count: total, total: formatCount(total, locale) })}
      </p>
      <label className={styles.order}>
        <span className={styles.orderLabel}>{t('listing.sort')}</span>
        <select
          className={styles.select}
          name="sorting"
          form={facetFormId}
          value={query.sorting}
          onChange={(event) => choose({ ...query, sorting: event.currentTarget.value, page: 1 })}
        >
          <option value="">{t('sorting.relevance')}</option>
          {listing.sortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {t(`sorting.${sorting}`)}
            </option>
          ))}
        </select>
        <Icon name="down" small />
      </label>
      <button type="submit" form={facetFormId} className={styles.plain}>
        {t('listing.apply')}
      </button>
      <GridChoice />
    </div>
  );
}
