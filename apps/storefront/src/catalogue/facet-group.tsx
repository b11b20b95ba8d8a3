import type { Facet } from '@selvedge/contract/catalogue/facet.ts';
import { toggleValue } from '@selvedge/domain/catalogue/listing-query.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './facet-group.module.css';
import { useValueName } from './facet-names.ts';
import { useListing } from './listing-context.tsx';

const looks: Partial<Record<Facet['id'], 'boxes' | 'swatches'>> = { size: 'boxes', length: 'boxes', colour: 'swatches' };

/** One facet: its values, how many there are of each, and which are chosen. */
export function FacetGroup({ facet, isOpen }: { facet: Facet; isOpen: boolean }) {
  const { query } = useListing();
  const t = useT();
  const title = t(`facet.${facet.id}`);
  const chosen = query.facets[facet.id]?.length ?? 0;
  // A facet of one value, yes, is a line of its own: there is nothing to unfold.
  if (facet.id === 'new' || facet.id === 'sale')
    return (
      <div className={styles.single}>
        <Values facet={facet} name={title} />
      </div>
    );
  return (
    <details className={styles.group} open={isOpen || chosen > 0}>
      <summary className={styles.title}>
        <span>{title}</span>
        {chosen > 0 && (
          <span className={styles.chosen}>
            {chosen}
            <VisuallyHidden> {t('listing.chosen')}</VisuallyHidden>
          </span>
        )}
        <Icon name="down" small />
      </summary>
      <fieldset className={styles.values} data-look={looks[facet.id] ?? 'lines'}>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        <Values facet={facet} />
      </fieldset>
    </details>
  );
}

function Values({ facet, name }: { facet: Facet; name?: string }) {
  const { listing, query, choose } = useListing();
  const nameOf = useValueName(listing.facets);
  return facet.values.map(({ value, count }) => (
    <label key={value} className={styles.value}>
      <input
        className={styles.input}
        type="checkbox"
        name={facet.id}
        value={value}
        checked={query.facets[facet.id]?.includes(value) ?? false}
        onChange={() => choose(toggleValue(query, facet.id, value))}
      />
      {facet.id === 'colour' && <span className={styles.swatch} data-swatch={value} aria-hidden="true" />}
      <span className={styles.name}>{name ?? nameOf(facet.id, value)}</span>
      <span className={styles.count}>{count}</span>
    </label>
  ));
}
