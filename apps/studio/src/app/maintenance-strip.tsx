import { flags } from '@selvedge/contract/studio/flags.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useScreenLink } from '../lib/open-screens.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './shell.module.css';

type Closed = { market: string; closes: 'shop' | 'account' | 'login' };

/** A change reaches every process within a second; a colleague's is seen soon enough. */
const lookAgainMs = [1_500, 15_000] as const;

/** Says on every screen which markets are closed: staff who look at the shop do not see it. */
export function MaintenanceStrip() {
  const { call, notices, session } = useStudio();
  const latest = useSyncExternalStore(notices.subscribe, () => notices.read().at(-1)?.id);
  const [closed, setClosed] = useState<readonly Closed[]>([]);
  const linkTo = useScreenLink();

  // biome-ignore lint/correctness/useExhaustiveDependencies: something that was done, and a sign-in, are reasons to look again
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void call(flags.maintenance, {}).then((answer) => {
        if (!isOver && !answer.hasError) setClosed(answer.data);
      });
    look();
    const soon = setTimeout(look, lookAgainMs[0]);
    const later = setInterval(look, lookAgainMs[1]);
    return () => {
      isOver = true;
      clearTimeout(soon);
      clearInterval(later);
    };
  }, [call, latest, session]);

  const shops = closed.filter(({ closes }) => closes === 'shop');
  const shown = shops.length > 0 ? shops : closed;
  if (shown.length === 0) return null;
  const names = shown.map(({ market }) => market);
  const markets = names.slice(0, 6).join(', ') + (names.length > 6 ? ` +${names.length - 6}` : '');
  const href = linkTo('flags', ['all'], { filter: 'maintenance' });
  return (
    <p className={styles.strip} role="status">
      {text(shops.length > 0 ? 'studio.maintenance' : 'studio.maintenance_part', { markets })}{' '}
      {href && <a href={href}>{text('studio.maintenance_mend')}</a>}
    </p>
  );
}
