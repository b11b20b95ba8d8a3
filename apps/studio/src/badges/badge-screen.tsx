import type { CarriedBadge } from '@selvedge/contract/studio/badges.ts';
import { useState } from 'react';
import { FieldBox } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import { paths } from '../lib/router.ts';
import type { Change } from '../settings/use-setting-work.ts';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { type BadgeWork, findWork, lookAt, resetLook, setLook, setTitle } from './badge-draft.ts';
import { BadgeSpecimens } from './badge-specimens.tsx';
import styles from './badges.module.css';
import { type ChosenPlace, PlaceFields, placesOf } from './place-fields.tsx';

type Props = {
  badge: CarriedBadge;
  all: readonly BadgeWork[];
  /** In which its goods are looked at. */
  market: string;
  /** Whose looks they are: a market's, or everybody's. */
  scope: string;
  readOnly: boolean;
  onChange: Change<BadgeWork[]>;
};

/** One badge: what it is called, who wears it, and how it looks in each place. */
export function BadgeScreen({ badge, all, market, scope, readOnly, onChange }: Props) {
  const [chosen, setChosen] = useState<ChosenPlace>({ group: 'productTile', place: 'all' });
  const { badgeId, badgeTitle, products, sold } = badge;
  const work = findWork(all, badgeId);
  const title = work?.badgeTitle ?? badgeTitle;
  return (
    <section className={side.screen} aria-label={title}>
      <header className={`${side.screenHead} ${styles.screenHead}`}>
        <h2>{title}</h2>
        <p className={styles.note}>
          {text('badges.product_count', { count: products })}, {text('badges.sold', { count: sold })}
        </p>
        {products > 0 && <a href={`/studio/products?badge=${encodeURIComponent(badgeId)}`}>{text('badges.see_products')}</a>}
        <a href={paths.screen('badges', scope)}>{text('badges.close')}</a>
      </header>
      <div className={styles.work}>
        <div className={styles.words}>
          {scope === '*' ? (
            <p className={styles.note}>{text('badges.words_everywhere', { titles: Object.values(badge.titles).join(', ') })}</p>
          ) : (
            <FieldBox label={text('badges.words')} hint={text('badges.words_hint', { title: badgeTitle })}>
              {(ties) => (
                <input
                  {...ties}
                  className={fields.input}
                  value={work?.badgeTitle ?? ''}
                  placeholder={badgeTitle}
                  maxLength={100}
                  readOnly={readOnly}
                  onChange={({ target }) => onChange((before) => setTitle(before, badgeId, target.value))}
                />
              )}
            </FieldBox>
          )}
          <PlaceFields
            badge={badge}
            work={work}
            chosen={chosen}
            readOnly={readOnly}
            onChoose={setChosen}
            onChange={(looks) => onChange((before) => setLook(before, badgeId, looks))}
            onReset={(places) => onChange((before) => resetLook(before, badgeId, places))}
          />
        </div>
        <BadgeSpecimens
          badge={badge}
          market={market}
          title={title}
          look={(place) => lookAt(badge, work, place)}
          place={placesOf(chosen)[0]!}
        />
      </div>
    </section>
  );
}
