import { Icon } from '@selvedge/ui/icon.tsx';
import type { IconName } from '@selvedge/ui/icons.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useBasketDrawer } from '../../basket/flyout/use-basket-drawer.ts';
import { useOpenFlyout } from '../../flyout/use-open-flyout.ts';
import { keepEarlyKeys } from '../../lib/early-keys.ts';
import { useT } from '../../lib/shop-context.tsx';
import { usePageLink } from '../../shell/use-page-link.ts';
import styles from './header-actions.module.css';
import { useBasketCount } from './use-basket-count.ts';
import { useWishlistCount } from './use-wishlist-count.ts';

export function HeaderActions() {
  const t = useT();
  const link = usePageLink();
  const search = useOpenFlyout('advancedSearch');
  const opensSearch = {
    onClick: (event: React.MouseEvent) => {
      search.onClick(event);
      if (event.defaultPrevented) keepEarlyKeys();
    },
  };
  const wishlist = useWishlistCount();
  const basket = useBasketCount();
  const opensBasket = useBasketDrawer();
  return (
    <ul className={styles.actions}>
      <li>
        <Action icon="search" text={t('shell.search')} href={link('searchPage', '/search')} {...opensSearch} />
      </li>
      <li className={styles.wide}>
        <Action icon="account" text={t('shell.account')} href={link('accountPage', '/account')} />
      </li>
      <li className={styles.wide}>
        <Action icon="wishlist" text={t('shell.wishlist')} href={link('wishlistPage', '/wishlist')} count={wishlist} />
      </li>
      <li>
        <Action icon="basket" text={t('shell.basket')} href={link('basketPage', '/basket')} count={basket} {...opensBasket} />
      </li>
    </ul>
  );
}

type ActionProps = { icon: IconName; text: string; href: string; count?: number; onClick?: (event: React.MouseEvent) => void };

function Action({ icon, text, count = 0, ...rest }: ActionProps) {
  const t = useT();
  return (
    <a className={styles.action} {...rest}>
      <Icon name={icon} />
      <VisuallyHidden>{text}</VisuallyHidden>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden> {t('shell.pieces', { count })}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
