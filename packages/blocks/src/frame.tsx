import type { BlockBase } from '@selvedge/contract/content/block.ts';
import { breakpointNames } from '@selvedge/contract/content/breakpoint.ts';
import { settingsPerDevice } from '@selvedge/domain/content/per-device.ts';
import { isShownOn } from '@selvedge/domain/viewport/viewport.ts';
import type { ReactNode } from 'react';
import { dress, measuresOf } from './dress.ts';
import styles from './frame.module.css';
import { OnDevice } from './on-device.tsx';

const noPadding = { top: 0, bottom: 0, start: 0, end: 0 };

/** What all blocks have in common: on which screens they are, the width that they have, and the space around them. */
export function Frame({ block, children }: { block: BlockBase; children?: ReactNode }) {
  const shown = breakpointNames.filter((device) => isShownOn(device, block));
  const app = isShownOn('app', block);
  const framed = (
    <div ref={dress} className={styles.frame} {...paddingOf(block)}>
      {children}
    </div>
  );
  if (shown.length === breakpointNames.length && app) return framed;
  return (
    <OnDevice on={shown} app={app}>
      {framed}
    </OnDevice>
  );
}

function paddingOf({ padding }: BlockBase): object {
  if (!padding) return {};
  const space = settingsPerDevice(padding, noPadding);
  const lengths = breakpointNames.flatMap((device) =>
    Object.entries(space[device]).map(([side, pixels]) => [`${side}-${device}`, `${pixels}px`]),
  );
  return measuresOf(Object.fromEntries(lengths));
}
