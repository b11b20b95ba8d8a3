import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { Rows } from '../../content/rows.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import styles from '../../support/support.module.css';

/** What staff wrote on the page, and the form. Who writes is known to the browser alone, so the form comes there. */
export function View() {
  const t = useT();
  const { rows } = usePage().content;
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    import('../../support/contact-screen.tsx').then(({ ContactScreen }) => setScreen(() => ContactScreen), Boolean);
  }, []);
  return (
    <>
      <PageHead />
      <div className={styles.screen}>
        <noscript>
          <p>{t('contact.needs_script')}</p>
        </noscript>
        {Screen ? (
          <Screen />
        ) : (
          <div className={styles.waiting} aria-busy="true" aria-hidden="true">
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton />
          </div>
        )}
      </div>
      <Rows rows={rows.top} />
      <Rows rows={rows.bottom} />
    </>
  );
}
