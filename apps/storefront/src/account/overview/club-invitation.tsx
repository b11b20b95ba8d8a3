import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import styles from './overview.module.css';

/** Where a member sees points, everybody else reads what they would be. */
export function ClubInvitation() {
  const t = useT();
  const href = useHref();
  return (
    <section className={styles.part} aria-labelledby="overview-club">
      <h2 id="overview-club" className={styles.title}>
        {t('loyalty.join')}
      </h2>
      <p className={styles.quiet}>{t('loyalty.join_text')}</p>
      <p className={styles.ways}>
        <ButtonLink look="secondary" href={href('/customer-club')}>
          {t('loyalty.join_button')}
        </ButtonLink>
      </p>
    </section>
  );
}
