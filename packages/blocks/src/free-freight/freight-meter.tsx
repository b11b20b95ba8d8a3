import type { FreightState } from '@selvedge/domain/content/freight-state.ts';
import { useBlockHost } from '../block-host.ts';
import styles from './freight-meter.module.css';

type FreightMeterProps = { state: FreightState; version: 'progress' | 'message'; remaining: string; value: string; isEmpty?: boolean };

/** CMS-083, CMS-084 how far it is to free delivery: with a bar that the thread fills, or in words alone. Amounts arrive as text. */
export function FreightMeter({ state, version, remaining, value, isEmpty = false }: FreightMeterProps) {
  const { t } = useBlockHost();
  const words = state.isFree
    ? t('freight.free')
    : isEmpty
      ? t('freight.from', { amount: value })
      : t('freight.remaining', { amount: remaining });
  return (
    <div className={styles.meter} data-version={version}>
      <p role="status">{words}</p>
      {version === 'progress' && <progress className={styles.bar} max={100} value={state.percent} aria-label={t('freight.progress')} />}
    </div>
  );
}
