import { clearChoices } from '@selvedge/domain/catalogue/listing-query.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useT } from '../lib/shop-context.tsx';
import { useListing } from './listing-context.tsx';
import styles from './nothing-left.module.css';

/** Every choice together leaves nothing: say so, and offer the way back. */
export function NothingLeft() {
  const { query, hrefOf } = useListing();
  const t = useT();
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t('listing.nothing.title')}</p>
      <p className={styles.text}>{t('listing.nothing.text')}</p>
      <ButtonLink href={hrefOf(clearChoices(query))} look="secondary">
        {t('listing.clear')}
      </ButtonLink>
    </div>
  );
}
