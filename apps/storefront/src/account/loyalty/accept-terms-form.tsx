import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { ReactNode } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useCall } from '../../session/use-call.ts';

type Accepting = { version: string; className?: string | undefined; look?: 'secondary'; onAccepted: () => void; children?: ReactNode };

/** One button: these terms, in this version, and no other. */
export function AcceptTermsForm({ version, className, look, onAccepted, children }: Accepting) {
  const t = useT();
  const call = useCall();
  const { busy, message, form } = useForm(async () => {
    const answer = await call(loyalty.acceptTerms, { body: { version } });
    if (answer.hasError) return problemsOf(answer, t);
    onAccepted();
    return undefined;
  });
  return (
    <form className={className} aria-label={t('loyalty.terms_accept')} {...form}>
      <FormMessage text={message} />
      <SubmitButton busy={busy} {...(look && { look })}>
        {t('loyalty.terms_accept')}
      </SubmitButton>
      {children}
    </form>
  );
}
