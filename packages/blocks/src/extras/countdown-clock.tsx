import type { Countdown } from '@selvedge/contract/content/extras.ts';
import { countdownState } from '@selvedge/domain/content/countdown-state.ts';
import { settingsPerDevice } from '@selvedge/domain/content/per-device.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { useEffect, useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import { PerDevice } from '../on-device.tsx';
import { Painted } from '../painted.tsx';
import styles from './countdown-clock.module.css';

const units = [
  ['days', daySeconds],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** Counts in the browser only: a kept page knows its date, not what time it is. Its room is there from the beginning. */
export function CountdownClock({ countdown }: { countdown: Countdown }) {
  const { t } = useBlockHost();
  const { countdownDateTime = '', headline, launchedText, devices, backgroundColor, textColor, borderColor } = countdown;
  const [now, setNow] = useState<Date>();
  const state = now ? countdownState(countdownDateTime, now) : 'running';
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (state === 'hidden') return null;
  const left = now ? Math.max(0, Math.ceil((Date.parse(countdownDateTime) - now.getTime()) / 1000)) : undefined;
  const looks = settingsPerDevice(devices, { backgroundColor, textColor, borderColor });
  return (
    <PerDevice values={looks}>
      {(look) => (
        <Painted
          className={styles.countdown}
          ground={look.backgroundColor}
          words={look.textColor}
          line={look.borderColor}
          data-lined={look.borderColor ? true : undefined}
          data-state={state}
        >
          {headline && <p className={styles.headline}>{headline}</p>}
          {state === 'launched' ? (
            <p className={styles.launched}>{launchedText || t('content.launched')}</p>
          ) : (
            <time className={styles.units} dateTime={countdownDateTime} role="timer" aria-live="off">
              {units.map(([unit, seconds], place) => (
                <span key={unit} className={styles.unit}>
                  <b className={styles.number}>{left === undefined ? '––' : part(left, seconds, place)}</b>
                  <span className={styles.name}>{t(`content.countdown.${unit}`)}</span>
                </span>
              ))}
            </time>
          )}
        </Painted>
      )}
    </PerDevice>
  );
}

function part(left: number, seconds: number, place: number): string {
  const above = place === 0 ? Number.POSITIVE_INFINITY : units[place - 1]![1];
  return String(Math.floor((place === 0 ? left : left % above) / seconds)).padStart(2, '0');
}
