import type { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { paint } from './paint.ts';
import styles from './tile-badges.module.css';

export type BadgeLooks = Readonly<Record<string, BadgeDisplay>>;

const mostBadges = 2;

/** What is special about a product, in few words: how it can be had comes before what staff want to say of it. */
export function TileBadges({ product, looks }: { product: ListingTile; looks: BadgeLooks }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const state = stateOf(product);
  const shown = product.badges.slice(0, mostBadges - (state ? 1 : 0));
  const callout = shown.length === 0 ? product.calloutAttributes[0] : undefined;
  if (!state && shown.length === 0 && !callout) return null;
  const day = product.comingSoonProduct && new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <ul className={styles.badges}>
      {state && (
        <li className={styles.badge} data-state={state}>
          {t(`tile.${state}`, { day: day ? day.format(new Date(product.comingSoonProduct)) : '', count: product.productSetOptionsCount })}
        </li>
      )}
      {shown.map(({ badgeId, badgeTitle }) => (
        <Badge key={badgeId} title={badgeTitle} look={looks[badgeId]} />
      ))}
      {callout && <li className={styles.badge}>{callout}</li>}
    </ul>
  );
}

function Badge({ title, look }: { title: string; look: BadgeDisplay | undefined }) {
  return (
    <li
      ref={paint}
      className={styles.badge}
      data-chip={look?.isChip || undefined}
      data-curvy={look?.isCurvyChip || undefined}
      data-paint={look?.backgroundColor}
      data-paint-text={look?.textColor}
      data-paint-line={look?.borderColor}
    >
      {look?.image ? <img className={styles.image} src={look.image} alt={look.imageAlt || title} loading="lazy" /> : title}
    </li>
  );
}

function stateOf({ comingSoonProduct, inStock, isProductSet }: ListingTile): 'coming' | 'soldOut' | 'set' | undefined {
  if (comingSoonProduct !== '') return 'coming';
  if (isProductSet) return 'set';
  return inStock ? undefined : 'soldOut';
}
