import { Badge } from '@selvedge/blocks/badge/badge.tsx';
import { type BadgeDisplay, type BadgeLocation, badgeLocations } from '@selvedge/contract/catalogue/badge.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import type { CarriedBadge } from '@selvedge/contract/studio/badges.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { type ReactNode, useState } from 'react';
import { type Call, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { ProductTile } from '../spots/product-tile.tsx';
import { text } from '../texts/text.ts';
import type { BadgeGroup } from './badge-draft.ts';
import styles from './badges.module.css';

type Props = {
  badge: CarriedBadge;
  market: string;
  title: string;
  /** How it looks in a place; undefined where it is not shown. */
  look: (place: BadgeLocation) => BadgeDisplay | undefined;
  /** The place that is worked on. */
  place: BadgeLocation;
};

/** The badge on a product that carries it, in the three kinds of places at once. */
export function BadgeSpecimens({ badge, market, title, look, place }: Props) {
  const { call } = useStudio();
  const [turn, setTurn] = useState(0);
  const { data } = useLoad(`specimens ${market} ${badge.badgeId}`, () => loadExamples(call, market, badge.examples));
  const product = data?.[turn % Math.max(1, data.length)];
  if (!product) return null;
  const show = (group: BadgeGroup): ReactNode => {
    const shown = look((badgeLocations[group] as readonly BadgeLocation[]).includes(place) ? place : badgeLocations[group][0]);
    return shown ? <Badge title={title} look={shown} /> : null;
  };
  const picture = showPicture(product.images, 0);
  return (
    <section className={styles.specimens} aria-label={text('badges.specimens')}>
      <header>
        <h3>{text('badges.specimens')}</h3>
        {data.length > 1 && (
          <button type="button" onClick={() => setTurn(turn + 1)}>
            {text('badges.another')}
          </button>
        )}
      </header>
      {badge.examples.length === 0 && <p className={styles.note}>{text('badges.no_example')}</p>}
      <div className={styles.places}>
        <figure>
          <figcaption>{text('badges.group_productTile')}</figcaption>
          <ProductTile product={product} market={market}>
            <ul className={styles.onTile}>{show('productTile')}</ul>
          </ProductTile>
        </figure>
        <figure>
          <figcaption>{text('badges.group_productDetail')}</figcaption>
          <div className={styles.onPage}>
            <ProductPicture picture={picture} alt="" name={product.name} sizes="8rem" />
            <div>
              <ul className={styles.besideName}>{show('productDetail')}</ul>
              <p className={styles.productName}>{product.name}</p>
              <p className={styles.note}>{product.colourName}</p>
            </div>
          </div>
        </figure>
        <figure>
          <figcaption>{text('badges.group_lineItem')}</figcaption>
          <div className={styles.onLine}>
            <ProductPicture picture={picture} alt="" name={product.name} sizes="5rem" />
            <div>
              <p>{product.name}</p>
              <p className={styles.note}>
                {product.colourName}, {text('badges.line_note')}
              </p>
              <ul className={styles.besideName}>{show('lineItem')}</ul>
            </div>
          </div>
        </figure>
      </div>
    </section>
  );
}

/** Those that carry it; any other goods of the market where none does. */
async function loadExamples(call: Call, market: string, ids: readonly string[]) {
  const params = { catalog: market };
  if (ids.length > 0) return call(catalogue.products, { params, query: { productIds: [...ids] } });
  const found = await call(catalogue.search, { params, query: {}, body: { searchTerms: '', size: 3 } });
  return found.hasError ? found : { hasError: false as const, data: found.data.results as ProductCard[] };
}
