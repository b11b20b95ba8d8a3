import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { badgeLocations } from '@selvedge/contract/catalogue/badge.ts';
import { ProductBadges } from '../../catalogue/product-badges.tsx';
import { useBadgeLooks } from '../../catalogue/use-badge-looks.ts';

type LineBadgesProps = { line: Pick<BasketLine, 'badges'>; location: (typeof badgeLocations.lineItem)[number] };

/** CAT-018 the badges of a product on a line of the basket, where they have a look there. */
export function LineBadges({ line: { badges }, location }: LineBadgesProps) {
  return <ProductBadges badges={badges} looks={useBadgeLooks(location)} />;
}
