import type { BreakpointName } from '@selvedge/contract/content/breakpoint.ts';
import { groupDevices, type Shown } from '@selvedge/domain/content/per-device.ts';
import type { ReactNode } from 'react';
import styles from './on-device.module.css';

/** One document serves every screen, so what differs between them stands in it more than once, and styles choose. */
export function PerDevice<T>({ values, children }: { values: Record<BreakpointName, T>; children: (value: T) => ReactNode }) {
  const groups = groupDevices(values);
  if (groups.length === 1) return children(groups[0]!.value);
  return groups.map(({ on, value }: Shown<T>) => (
    <OnDevice key={on.join(' ')} on={on} app={on.includes('mobile')}>
      {children(value)}
    </OnDevice>
  ));
}

export function OnDevice({ on, app, children }: { on: readonly BreakpointName[]; app: boolean; children: ReactNode }) {
  return (
    <div
      className={styles.copy}
      data-mobile={on.includes('mobile') || undefined}
      data-tablet={on.includes('tablet') || undefined}
      data-desktop={on.includes('desktop') || undefined}
      data-app-too={app || undefined}
    >
      {children}
    </div>
  );
}
