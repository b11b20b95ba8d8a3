import { appIcon, storageKeys } from '@selvedge/domain/constants.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { Picture } from '@selvedge/ui/picture.tsx';
import { useEffect } from 'react';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { store } from '../../lib/storage.ts';
import { announce } from '../../shell/announce.ts';
import { Wordmark } from '../../shell/wordmark.tsx';
import styles from './invitation.module.css';

/** Shown once: seeing it is handling it. */
export function Content({ close }: { close: () => void }) {
  const { shopName, appLinks, appBanner } = usePage().navigation;
  const t = useT();
  const claim = t('app.text', { shop: shopName });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn
  useEffect(() => {
    store('localStorage', storageKeys.appBannerHandled, 'app banner handled');
    announce(claim);
  }, []);
  return (
    <div className={styles.body}>
      {appBanner?.picture && (
        <div className={styles.picture}>
          <Picture image={appBanner.picture} sizes="(min-width: 768px) 416px, 100vw" fill />
        </div>
      )}
      <div className={styles.app}>
        {appBanner?.icon ? (
          <img
            className={styles.icon}
            src={`${appBanner.icon.src}-${appBanner.icon.widths[0]}.webp`}
            width={appIcon.width}
            height={appIcon.height}
            alt=""
          />
        ) : (
          <span className={styles.icon} aria-hidden="true">
            <Wordmark name={shopName} />
          </span>
        )}
        <p className={styles.claim}>{claim}</p>
      </div>
      <div className={styles.ways}>
        {appLinks.map(({ platform, title, url }) => (
          <ButtonLink key={platform} wide href={url} look="secondary">
            {title}
          </ButtonLink>
        ))}
        <Button look="quiet" onClick={close}>
          {t('app.later')}
        </Button>
      </div>
    </div>
  );
}
