import { ButtonLink } from '@selvedge/ui/button.tsx';
import { usePage, useT } from '../lib/shop-context.tsx';
import { Notice } from '../shell/notice.tsx';
import { ErrorLayout } from './error-layout.tsx';

/** Stands at the address that could not be reached: the empty link asks for it again. */
export function OfflineScreen() {
  const { heading, intro } = usePage().content;
  const t = useT();
  return (
    <ErrorLayout>
      <Notice title={heading} text={intro} thread="loose">
        <ButtonLink href="">{t('shell.tryAgain')}</ButtonLink>
      </Notice>
    </ErrorLayout>
  );
}
