import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import account from '../account.module.css';
import { AcceptTermsForm } from './accept-terms-form.tsx';

/** LOY-038 terms that have moved on: members earn and look all the same, and redeem once they have accepted. */
export function TermsNote({ version, onAccepted }: { version: string; onAccepted: () => void }) {
  const t = useT();
  const href = useHref();
  return (
    <div className={account.note}>
      <p>
        {t('loyalty.terms_text')} <TextLink href={href('/customer-club/terms')}>{t('club.terms_link')}</TextLink>
      </p>
      <AcceptTermsForm version={version} look="secondary" onAccepted={onAccepted} />
    </div>
  );
}
