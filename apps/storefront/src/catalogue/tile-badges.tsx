import { Badge } from '@selvedge/blocks/badge/badge.tsx';
import type { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { formatDay } from '@selvedge/domain/writing-style/writing-style.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import type { Early } from './member-store.ts';
import styles from './tile-badges.module.css';

/** How badges look in one place; a badge that is not among them is not shown there. */
export type BadgeLooks = Readonly<Record<string, BadgeDisplay>>;

const mostBadges = 2;

/** What is special about a product, in few words: how it can be had comes before what staff want to say of it. */
export function TileBadges({ product, looks }: { product: ListingTile & Early; looks: BadgeLooks }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const state = product.earlyUntil ? 'early' : stateOf(product);
  const shown = (product.badges ?? []).filter(({ badgeId }) => badgeId in looks).slice(0, mostBadges - (state ? 1 : 0));
  const callout = shown.length === 0 ? product.calloutAttributes?.[0] : undefined;
  if (!state && shown.length === 0 && !callout) return null;
  const { comingSoonProduct, productSetOptionsCount: count = 0 } = product;
  const values = { day: comingSoonProduct ? formatDay(new Date(comingSoonProduct), locale) : '', count };
  return (
    <ul className={styles.badges}>
      {state && <Badge state={state} title={t(`tile.${state}`, values)} />}
      {shown.map(({ badgeId, badgeTitle }) => (
        <Badge key={badgeId} title={badgeTitle} look={looks[badgeId]} />
      ))}
      {callout && <Badge title={callout} />}
    </ul>
  );
}

function stateOf({ comingSoonProduct, inStock, isProductSet }: ListingTile): 'coming' | 'soldOut' | 'set' | undefined {
  if (comingSoonProduct) return 'coming';
  if (!inStock) return 'soldOut';
  return isProductSet ? 'set' : undefined;
}
