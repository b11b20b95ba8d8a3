import { clearChoices, countChoices } from '@selvedge/domain/catalogue/listing-query.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type FormEvent, useRef } from 'react';
import { usePage, useShop, useT } from '../../lib/shop-context.tsx';
import { useListing } from '../listing-context.tsx';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-panel.module.css';
import { PriceRange } from './price-range.tsx';

export const facetFormId = 'filters';

/** The first of them are open where there is room. */
const openGroups = 4;

/**
 * One form for every choice: without scripts it is sent, with them each change is shown at once. On small screens it is a
 * popover, which the browser itself opens and closes; where there is room it stands beside the tiles.
 */
export function FacetPanel() {
  const { listing, query, hrefOf, choose } = useListing();
  const { content } = usePage();
  const { router } = useShop();
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    if (!router) return;
    event.preventDefault();
    form.current?.hidePopover();
  };
  const chosen = countChoices(query);
  return (
    <form
      ref={form}
      id={facetFormId}
      popover="auto"
      className={styles.panel}
      action={content._meta.url}
      aria-label={t('listing.filter')}
      onSubmit={submit}
      onToggle={() => void import('./close-on-back.ts').then((found) => found.closeOnBack(form.current, router), Boolean)}
    >
      <div className={styles.head}>
        <p className={styles.title}>{t('listing.filter')}</p>
        {chosen > 0 && (
          <a
            className={styles.clear}
            href={hrefOf(clearChoices(query))}
            onClick={(event) => {
              if (!router || event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              choose(clearChoices(query));
            }}
          >
            {t('listing.clear')}
          </a>
        )}
        <button type="button" className={styles.close} popoverTarget={facetFormId} popoverTargetAction="hide">
          <Icon name="close" />
          <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
        </button>
      </div>
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      {query.plain?.map((key) => (
        <input key={key} type="hidden" name="plain" value={key} />
      ))}
      <div className={styles.groups}>
        {listing.facets.map((facet, index) => (
          <FacetGroup key={facet.id} facet={facet} isOpen={index < openGroups} />
        ))}
        {listing.priceFacet && <PriceRange facet={listing.priceFacet} />}
      </div>
      <div className={styles.foot}>
        <Button type="submit" wide>
          {t('listing.show', { count: listing.totalResults })}
        </Button>
      </div>
    </form>
  );
}
