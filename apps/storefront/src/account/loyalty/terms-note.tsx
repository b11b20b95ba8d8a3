import { loyalty } from '@selvedge/contract/loyalty.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';
import account from '../account.module.css';

/** LOY-038 terms that have moved on: members earn and look all the same, and redeem once they have accepted. */
export function TermsNote({ version, onAccepted }: { version: string; onAccepted: () => void }) {
  const t = useT();
  const href = useHref();
  const call = useCall();
  const { busy, message, form } = useForm(async () => {
    const answer = await call(loyalty.acceptTerms, { body: { version } });
    if (answer.hasError) return problemsOf(answer, t);
    onAccepted();
    return undefined;
  });
  return (
    <form className={account.note} aria-label={t('loyalty.terms_accept')} {...form}>
      <p>
        {t('loyalty.terms_text')} <TextLink href={href('/customer-club/terms')}>{t('club.terms_link')}</TextLink>
      </p>
      <FormMessage text={message} />
      <SubmitButton busy={busy} look="secondary">
        {t('loyalty.terms_accept')}
      </SubmitButton>
    </form>
  );
}
