import { Badge } from '@selvedge/blocks/badge/badge.tsx';
import type { ProductBadge } from '@selvedge/contract/catalogue/badge.ts';
import styles from './product-badges.module.css';
import type { BadgeLooks } from './tile-badges.tsx';

type ProductBadgesProps = { badges: readonly ProductBadge[]; looks: BadgeLooks; callouts?: readonly string[] };

/** The badges of a product beside its name: on its page, in a suggestion, on a line of the basket. */
export function ProductBadges({ badges, looks, callouts = [] }: ProductBadgesProps) {
  const shown = badges.filter(({ badgeId }) => badgeId in looks);
  if (shown.length + callouts.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ badgeId, badgeTitle }) => (
        <Badge key={badgeId} title={badgeTitle} look={looks[badgeId]} />
      ))}
      {callouts.map((callout) => (
        <Badge key={callout} title={callout} />
      ))}
    </ul>
  );
}
