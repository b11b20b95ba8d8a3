import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useOpenFlyout } from '../../flyout/use-open-flyout.ts';
import { useMarket, usePage, useT } from '../../lib/shop-context.tsx';
import { usePageLink } from '../../shell/use-page-link.ts';
import styles from './market-link.module.css';

/** Country, language and currency in words; flags stand for states, not for languages. A store's device stays in the market of its store. */
export function MarketLink() {
  const market = useMarket();
  const { inStore } = usePage();
  const t = useT();
  const link = usePageLink();
  const opens = useOpenFlyout('marketSwitcher');
  if (!market || inStore) return null;
  const { country, language, currency } = market;
  return (
    <a className={styles.market} href={link('countrySelectorPage', '/country-selector')} {...opens}>
      <span>{country.name}</span> <span className={styles.detail}>{language.name}</span> <span className={styles.detail}>{currency}</span>
      <VisuallyHidden> {t('shell.changeMarket')}</VisuallyHidden>
    </a>
  );
}
