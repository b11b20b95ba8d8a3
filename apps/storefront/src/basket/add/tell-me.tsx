import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useNotifyLink } from '../../notify-me/use-notify-link.ts';
import styles from './quick-buy.module.css';

/** Where a tile has nothing to sell: the way to be told when it has. */
export function TellMe({ product: { id, name, comingSoonProduct } }: { product: Pick<ListingTile, 'id' | 'name' | 'comingSoonProduct'> }) {
  const t = useT();
  const link = useNotifyLink({ productId: id, sku: '' });
  return (
    <div className={styles.place}>
      <a className={styles.tellMe} aria-haspopup="dialog" {...link}>
        {t(comingSoonProduct ? 'product.tellMe.goingLive' : 'product.tellMe.backInStock')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </a>
    </div>
  );
}
