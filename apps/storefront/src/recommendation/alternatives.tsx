import { recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import { useId } from 'react';
import { ProductTile } from '../catalogue/product-tile.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import styles from './alternatives.module.css';

const mostShown = 3;
const sizes = '(min-width: 768px) 12vw, 33vw';

/** Of the same kind, and there now: beside what can't be bought at the moment. Nothing where nothing is like it. */
export function Alternatives({ id }: { id: string }) {
  const t = useT();
  const heading = useId();
  const looks = useBadgeLooks('productCarousel');
  const answer = useAnswer(recommendation.recommendations3, { body: { type: 'similar', productIds: [id] } });
  // Where nothing is similar the call answers what is popular: no stand-in for what was looked for.
  const found = answer && !answer.hasError && answer.data.type === 'similar' ? answer.data.products : [];
  const shown = found.filter(({ inStock, comingSoonProduct }) => inStock && !comingSoonProduct).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <section className={styles.alternatives} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('product.instead')}
      </h2>
      <ul className={styles.tiles}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} sizes={sizes} looks={looks} actions={<HeartPlace sku={product.id} name={product.name} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
