import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import { Notice } from '../shell/notice.tsx';
import { usePageLink } from '../shell/use-page-link.ts';

type Reason = 'none' | 'missing' | 'failed' | 'expired' | 'linkPending' | 'linkPaid';

/** There is no order to show: why, what is safe all the same, and a way on. */
export function ReceiptNotice({ reason, receipt, onRetry }: { reason: Reason; receipt?: string; onRetry?: () => void }) {
  const t = useT();
  const href = useHref();
  const link = usePageLink();
  const isAskedAgain = onRetry && (reason === 'failed' || reason === 'linkPending');
  return (
    <Notice title={t(`receipt.${reason}.title`)} text={t(`receipt.${reason}.text`)} thread="loose">
      {receipt && <ButtonLink href={receipt}>{t('payment.link.receipt')}</ButtonLink>}
      {isAskedAgain && <Button onClick={onRetry}>{t('shell.tryAgain')}</Button>}
      {reason === 'expired' && <ButtonLink href={link('basketPage', '/basket')}>{t('receipt.toBasket')}</ButtonLink>}
      <ButtonLink href={href('')} look={isAskedAgain || receipt || reason === 'expired' ? 'quiet' : 'primary'}>
        {t('shell.toHome')}
      </ButtonLink>
      <ButtonLink href={link('contactFormPage', '/contact')} look="quiet">
        {t('shell.contact')}
      </ButtonLink>
    </Notice>
  );
}
