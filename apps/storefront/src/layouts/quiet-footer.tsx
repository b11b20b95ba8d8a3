import { usePage, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './quiet-footer.module.css';

/** What a shopper may need in the middle of something: terms and a person to ask. */
export function QuietFooter() {
  const { navigation } = usePage();
  const t = useT();
  const link = usePageLink();
  return (
    <footer className={styles.footer}>
      <p>{t('shell.legalLine', { shop: navigation.shopName })}</p>
      <ul className={styles.links}>
        <li>
          <a href={link('contactFormPage', '/contact')}>{t('shell.contact')}</a>
        </li>
        <li>
          <a href={link('termsConditionsPage', '/terms')}>{t('shell.terms')}</a>
        </li>
      </ul>
    </footer>
  );
}
