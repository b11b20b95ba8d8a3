import { Icon } from '@selvedge/ui/icon.tsx';
import { useState } from 'react';
import type { QuickBuyProps } from '../../catalogue/quick-buy-slot.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './quick-buy.module.css';
import { QuickSizes } from './quick-sizes.tsx';
import { TellMe } from './tell-me.tsx';

/** Over the foot of a tile's picture. A pointer or focus finds the sizes there at once; a finger opens them. */
export function QuickBuy({ product, isMet }: QuickBuyProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isHovering] = useState(() => matchMedia('(hover: hover)').matches);
  if (product.comingSoonProduct || !product.inStock) return <TellMe product={product} />;
  return (
    <div className={styles.place} data-open={isOpen || undefined}>
      {(isOpen || (isHovering && isMet)) && <QuickSizes product={product} />}
      {!isHovering && (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={t('quickBuy.open', { name: product.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="plus" small />
        </button>
      )}
    </div>
  );
}
