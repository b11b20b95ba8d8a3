import { storageKeys } from '@selvedge/domain/constants.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect } from 'react';
import { usePage, useT } from '../lib/shop-context.tsx';
import { store } from '../lib/storage.ts';
import styles from './invitation.module.css';

/** Shown once: seeing it is handling it. */
export function Content({ close }: { close: () => void }) {
  const { navigation } = usePage();
  const t = useT();
  useEffect(() => void store('localStorage', storageKeys.appBannerHandled, 'app banner handled'), []);
  return (
    <div className={styles.body}>
      <p className={styles.claim}>{t('app.text', { shop: navigation.shopName })}</p>
      <div className={styles.ways}>
        {navigation.appLinks.map(({ platform, title, url }) => (
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
