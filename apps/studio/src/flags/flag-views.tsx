import { lastMarket } from '../lib/last-market.ts';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import styles from './flag-details.module.css';

/** The two ways to look at flags: all markets side by side, or one of them with words. */
export function FlagViews({ shown }: { shown: 'all' | 'one' }) {
  return (
    <nav className={styles.views} aria-label={text('flags.views')}>
      <a href={paths.screen('flags', 'all')} aria-current={shown === 'all' ? 'page' : undefined}>
        {text('flags.all_markets')}
      </a>
      <a href={paths.screen('flags', lastMarket() ?? 'en-GB')} aria-current={shown === 'one' ? 'page' : undefined}>
        {text('flags.one_market')}
      </a>
    </nav>
  );
}
