import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import account from '../account.module.css';

/** Somebody with an account who is not in the club. */
export function JoinNote() {
  const t = useT();
  const href = useHref();
  return (
    <div className={account.failure}>
      <p>{t('loyalty.join')}</p>
      <p className={account.sectionText}>{t('loyalty.join_text')}</p>
      <ButtonLink href={href('/customer-club')}>{t('loyalty.join_button')}</ButtonLink>
    </div>
  );
}
