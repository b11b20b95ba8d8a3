import { Icon } from '@selvedge/ui/icon.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from './heart.module.css';
import type { HeartProps } from './heart-props.ts';
import { useHeart } from './use-heart.ts';

/** Says by being filled, and to a screen reader by being pressed, that the product is on a list. */
export function Heart({ sku, name, look = 'tile' }: HeartProps) {
  const t = useT();
  const { isKept, toggle } = useHeart({ sku, name });
  if (look === 'shortcut')
    return (
      <button
        type="button"
        className={styles.heart}
        data-kept={isKept || undefined}
        tabIndex={-1}
        aria-hidden="true"
        // The field keeps the focus, or the suggestions would close before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Icon name="wishlist" />
      </button>
    );
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      aria-pressed={isKept}
      aria-label={t('wishlist.keep', { name })}
      onClick={toggle}
    >
      <Icon name="wishlist" />
    </button>
  );
}
