import { notifyMe } from '@selvedge/contract/notify-me.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, usePage, useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { Notice } from '../shell/notice.tsx';

/** The link of a mail: opening it does nothing, the page's script confirms. Mail scanners open links, too. */
export function ConfirmWish({ token }: { token: string }) {
  const t = useT();
  const href = useHref();
  const { heading } = usePage().content;
  const answer = useAnswer(notifyMe.confirm, { body: { token } });
  if (!answer) return <FullPageLoader title={heading} />;
  const outcome = !answer.hasError ? 'done' : answer.error.status === 400 ? 'used_up' : 'failed';
  // Whether the link was used nobody knows, when no answer came.
  const text =
    answer.hasError && outcome === 'failed' ? failureKey(answer, 'notify_me.confirm.failed.text') : `notify_me.confirm.${outcome}.text`;
  const product = answer.hasError ? undefined : answer.data.productUrl;
  return (
    <Notice title={t(`notify_me.confirm.${outcome}.title`)} text={t(text)} thread={outcome === 'done' ? 'sewn' : 'loose'}>
      {product && <ButtonLink href={product}>{t('notify_me.see_product')}</ButtonLink>}
      <ButtonLink href={href('')} look="quiet">
        {t('ways.home')}
      </ButtonLink>
    </Notice>
  );
}
