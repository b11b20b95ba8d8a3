import { type BadgeDisplay, type BadgeLocation, badgeLocations } from '@selvedge/contract/catalogue/badge.ts';
import type { CarriedBadge } from '@selvedge/contract/studio/badges.ts';
import { FieldBox } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import { ToggleInput } from '../fields/simple-inputs.tsx';
import { text } from '../texts/text.ts';
import { type BadgeGroup, type BadgeWork, badgeGroups, lookAt, plainLook } from './badge-draft.ts';
import styles from './badges.module.css';
import { LookFields } from './look-fields.tsx';

export type ChosenPlace = { group: BadgeGroup; place: BadgeLocation | 'all' };

type Props = {
  badge: CarriedBadge;
  work: BadgeWork | undefined;
  chosen: ChosenPlace;
  readOnly: boolean;
  onChoose: (chosen: ChosenPlace) => void;
  onChange: (looks: BadgeWork['locations']) => void;
  onReset: (places: readonly BadgeLocation[]) => void;
};

export const placesOf = ({ group, place }: ChosenPlace): readonly BadgeLocation[] => (place === 'all' ? badgeLocations[group] : [place]);

/** How the badge looks in a kind of places: in all of them alike, or in one of them. */
export function PlaceFields({ badge, work, chosen, readOnly, onChoose, onChange, onReset }: Props) {
  const places = placesOf(chosen);
  const looks = places.map((place) => lookAt(badge, work, place));
  const [first] = looks;
  const differ = looks.some((look) => JSON.stringify(look) !== JSON.stringify(first));
  const isSaid = places.some((place) => work?.locations[place] !== undefined);
  const setAll = (look: BadgeDisplay | null) => onChange(Object.fromEntries(places.map((place) => [place, look])));
  return (
    <div className={styles.place}>
      <div role="tablist" className={styles.tabs} aria-label={text('badges.groups')}>
        {badgeGroups.map((group, index) => (
          <button
            key={group}
            type="button"
            role="tab"
            aria-selected={chosen.group === group}
            tabIndex={chosen.group === group ? 0 : -1}
            onClick={() => onChoose({ group, place: 'all' })}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
              const next = badgeGroups[(index + step + badgeGroups.length) % badgeGroups.length]!;
              onChoose({ group: next, place: 'all' });
              (event.currentTarget.parentElement?.children[badgeGroups.indexOf(next)] as HTMLElement | undefined)?.focus();
            }}
          >
            {text(`badges.group_${group}`)}
          </button>
        ))}
      </div>
      <FieldBox label={text('badges.where')}>
        {(ties) => (
          <select
            {...ties}
            className={fields.input}
            value={chosen.place}
            onChange={(event) => onChoose({ ...chosen, place: event.target.value as ChosenPlace['place'] })}
          >
            <option value="all">{text('badges.everywhere')}</option>
            {badgeLocations[chosen.group].map((place) => (
              <option key={place} value={place}>
                {text(`badges.place_${place}`)}
              </option>
            ))}
          </select>
        )}
      </FieldBox>
      {differ && <p className={styles.note}>{text('badges.differ')}</p>}
      <ToggleInput
        label={text('badges.is_shown')}
        value={first !== undefined}
        readOnly={readOnly}
        onChange={(isShown) => setAll(isShown ? (badge.locations[places[0]!] ?? plainLook) : null)}
      />
      {first ? (
        <LookFields look={first} readOnly={readOnly} onChange={setAll} />
      ) : (
        <p className={styles.note}>{text('badges.not_shown')}</p>
      )}
      {isSaid && !readOnly && (
        <button type="button" className={styles.way} onClick={() => onReset(places)}>
          {text('badges.reset')}
        </button>
      )}
    </div>
  );
}
