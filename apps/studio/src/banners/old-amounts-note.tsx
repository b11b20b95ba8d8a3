import { content } from '@selvedge/contract/content.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { findOldAmounts } from './find-old-amounts.ts';

/** Reminds of banners and promises that still tell what shoppers were offered before. */
export function OldAmountsNote({ market, now }: { market: string; now: number }) {
  const { call } = useStudio();
  const params = { market };
  const site = useLoad(`site ${market}`, () => call(content.navigation, { params, query: {} }));
  const live = useLoad(`freight ${market}`, () => call(content.freeFreightValue, { params }));
  if (!site.data || !live.data) return null;
  const old = findOldAmounts(site.data, { before: live.data.freightValue, now });
  if (old.length === 0) return null;
  return (
    <div role="status" className={styles.warning}>
      <p>{text('freight.old_amounts')}</p>
      <ul>
        {old.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <a className={styles.way} href={paths.screen('banners', 'slim', market)}>
        {text('banners.slim')}
      </a>{' '}
      <a className={styles.way} href={paths.screen('banners', 'usps', market)}>
        {text('banners.usps')}
      </a>
    </div>
  );
}
