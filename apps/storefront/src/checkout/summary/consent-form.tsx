import { CheckField } from '@selvedge/ui/check-field.tsx';
import { readState } from '../../basket/basket-state.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMarket, useShop, useT } from '../../lib/shop-context.tsx';
import { obstacleOf } from '../../payment/obstacle-of.ts';
import { keepSeen } from '../../payment/seen-basket.ts';
import styles from '../../payment/terms.module.css';
import { TermsLabel } from '../../payment/terms-label.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import type { Purchase } from '../checkout-screen.tsx';
import { ClubBox } from './club-box.tsx';
import { acceptTerms, acceptTurkishTerms } from './consent-calls.ts';

/**
 * CHK-079 the terms are accepted here, by an act of the shopper; the club is another matter and never ticked beforehand.
 * CHK-044 in Türkiye the pre-information, the sales contract and the disclosure on personal data are confirmed one by one.
 */
export function ConsentForm({ answer, isSignedIn }: Purchase) {
  const t = useT();
  const market = useMarket();
  const link = useStepLink();
  const { router } = useShop();
  const toast = useToast();
  const isTurkish = market?.country.code === 'TR';
  const obstacle = obstacleOf(answer, market?.country.code ?? '');
  const { busy, message, error, form } = useForm(async (values) => {
    if (obstacle) return { message: t(obstacle) };
    const given = {
      ...{ acceptTerms: true, acceptNewsletter: values.newsletter === 'on' },
      ...(isTurkish && { disclosureRead: true, dataConsent: values.dataConsent === 'on' }),
    };
    const { failure } = await acceptTerms(given);
    if (failure) return { message: t(failure.key) };
    if (isTurkish && isSignedIn) {
      const consent = { dataConsent: given.dataConsent === true, marketingConsent: given.acceptNewsletter };
      const isKept = await acceptTurkishTerms(market.id, consent);
      // The order has them; only the account does not.
      if (!isKept) toast.show('warning', 'summary.consentsNotKept');
    }
    keepSeen(readState().answer?.basket ?? answer.basket);
    await router?.navigate(link('checkoutPayment'));
    return undefined;
  });
  return (
    <form className={styles.form} {...form}>
      <FormMessage text={message ?? (obstacle && t(obstacle))} />
      <div className={styles.boxes}>
        <CheckField
          name="terms"
          required
          defaultChecked={answer.basket.acceptedTerms}
          error={error('terms')}
          label={<TermsLabel text={t(isTurkish ? 'summary.termsTr' : 'summary.terms')} slug={isTurkish ? 'distance-sales-tr' : 'terms'} />}
        />
        {isTurkish && (
          <>
            <CheckField
              name="disclosureRead"
              required
              defaultChecked={answer.basket.acceptedTerms}
              error={error('disclosureRead')}
              label={<TermsLabel text={t('summary.disclosureTr')} slug="disclosure-tr" />}
            />
            <CheckField name="dataConsent" label={t('account.tr_data')} />
          </>
        )}
        <ClubBox isSignedIn={isSignedIn} isTicked={answer.basket.acceptedNewsletter} />
      </div>
      <SubmitButton busy={busy}>{t('summary.toPayment')}</SubmitButton>
      <p className={styles.note}>{t('summary.notYet')}</p>
    </form>
  );
}
