import { club } from '@selvedge/contract/club.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { forgetMember, markMember } from '../../catalogue/mark-member.ts';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAccount } from '../../session/account-store.ts';
import { useCall } from '../../session/use-call.ts';
import { useToast } from '../../toast/toast-context.ts';
import { AccountSection } from '../account-section.tsx';

/** Two steps, and what is given up in between: points don't come back. */
export function LeaveClub() {
  const t = useT();
  const toast = useToast();
  const call = useCall();
  const market = useMarket()?.id ?? '';
  const { reload } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const {
    busy,
    message,
    form: given,
  } = useForm(async () => {
    const answer = await call(club.leave);
    if (answer.hasError) return problemsOf(answer, t);
    toast.show('success', 'loyalty.left');
    // The prices of members are shown by a mark on the page.
    forgetMember();
    await markMember({ market, isSignedIn: true });
    reload();
    return undefined;
  });
  return (
    <AccountSection title={t('loyalty.leave')} text={t('loyalty.leave_text')}>
      {isAsking ? (
        <form className={form.form} aria-label={t('loyalty.leave')} {...given}>
          <FormMessage text={message} />
          <p>{t('loyalty.leave_sure')}</p>
          <SubmitButton busy={busy}>{t('loyalty.leave_now')}</SubmitButton>
          <div>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('loyalty.leave_not')}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {t('loyalty.leave_start')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
