import type { Facet } from '@selvedge/contract/catalogue/facet.ts';
import { toggleValue } from '@selvedge/domain/catalogue/listing-query.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useKept } from '../../lib/kept.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useListing } from '../listing-context.tsx';
import styles from './facet-group.module.css';
import { useValueName } from './use-value-name.ts';

const looks: Partial<Record<Facet['id'], 'boxes' | 'swatches'>> = { size: 'boxes', length: 'boxes', colour: 'swatches' };

/** One facet: its values, how many there are of each, and which are chosen. */
export function FacetGroup({ facet, isOpen }: { facet: Facet; isOpen: boolean }) {
  const { query, choose, aimAt } = useListing();
  const t = useT();
  const kept = useKept();
  const chosen = query.facets[facet.id] ?? [];
  const onChoose = (value: string) => choose(toggleValue(query, facet.id, value));
  const onAim: OnAim = (value, pause) => aimAt(value === undefined ? undefined : toggleValue(query, facet.id, value), pause);
  // A facet of one value, yes, is a line of its own: there is nothing to unfold.
  if (facet.values[0]?.value === 'true')
    return (
      <div className={styles.single} data-facet={facet.id}>
        <Values facet={facet} chosen={chosen} onChoose={onChoose} onAim={onAim} name={t(`facet.${facet.id}`)} />
      </div>
    );
  return (
    <details
      className={styles.group}
      open={isOpen || chosen.length > 0}
      {...kept(
        () => facetKey(facet, chosen),
        () => <Group facet={facet} chosen={chosen} onChoose={onChoose} onAim={onAim} />,
      )}
    />
  );
}

/** Everything that a group is drawn from. Another order, page or price of a listing mostly leaves its groups as they are. */
export function facetKey(facet: Facet, chosen: readonly string[]): string {
  const json = written.get(facet) ?? JSON.stringify(facet);
  written.set(facet, json);
  return `facet ${JSON.stringify(chosen)} ${json}`;
}

/** The server gives the same facet as the same object. */
const written = new WeakMap<Facet, string>();

type OnAim = (value: string | undefined, pause?: number) => void;

type ValuesProps = {
  facet: Facet;
  chosen: readonly string[];
  onChoose: (value: string) => void;
  onAim: OnAim;
  name?: string;
};

/** Knows nothing but what it is given: it is drawn once for many pages. */
function Group({ facet, chosen, onChoose, onAim }: ValuesProps) {
  const t = useT();
  const title = t(`facet.${facet.id}`);
  return (
    <>
      <summary className={styles.title}>
        <span>{title}</span>
        {chosen.length > 0 && (
          <span className={styles.chosen}>
            {chosen.length}
            <VisuallyHidden> {t('listing.chosen')}</VisuallyHidden>
          </span>
        )}
        <Icon name="down" small />
      </summary>
      <fieldset className={styles.values} data-look={looks[facet.id] ?? 'lines'}>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        <Values facet={facet} chosen={chosen} onChoose={onChoose} onAim={onAim} />
      </fieldset>
    </>
  );
}

function Values({ facet, chosen, onChoose, onAim, name }: ValuesProps) {
  const nameOf = useValueName([facet]);
  return facet.values.map(({ value, count }) => (
    // A pointer rests on what it will press, a finger for a tenth of a second: long enough for the answer.
    <label
      key={value}
      className={styles.value}
      onPointerEnter={() => onAim(value, delays.aim)}
      onPointerLeave={() => onAim(undefined)}
      onPointerDown={() => onAim(value)}
    >
      <input
        className={styles.input}
        type="checkbox"
        name={facet.id}
        value={value}
        checked={chosen.includes(value)}
        onChange={() => onChoose(value)}
      />
      {facet.id === 'colour' && <span className={styles.swatch} data-swatch={value} aria-hidden="true" />}
      <span className={styles.name}>{name ?? nameOf(facet.id, value)}</span>
      <span className={styles.count}>{count}</span>
    </label>
  ));
}
