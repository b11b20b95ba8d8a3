import { useOpenFlyout } from '../flyout/use-open-flyout.ts';
import { useHref, useT } from '../lib/shop-context.tsx';

/** The way to change one's mind. Without scripts nothing but what is necessary is stored, and the page on cookies says so. */
export function CookieLink() {
  const t = useT();
  const href = useHref();
  const opens = useOpenFlyout('cookieSettings');
  return (
    <a href={href('/i/cookies')} {...opens}>
      {t('consent.settings')}
    </a>
  );
}
