import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import { Notice } from '../shell/notice.tsx';

export function FailureNotice() {
  const t = useT();
  const href = useHref();
  return (
    <Notice title={t('page.failure.title')} text={t('page.failure.intro')} thread="loose">
      <Button onClick={() => location.reload()}>{t('shell.tryAgain')}</Button>
      <ButtonLink look="quiet" href={href('')}>
        {t('shell.toHome')}
      </ButtonLink>
    </Notice>
  );
}
