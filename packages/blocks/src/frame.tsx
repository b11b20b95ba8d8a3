import type { BlockBase } from '@selvedge/contract/content/block.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { breakpointNames } from '@selvedge/contract/content/breakpoint.ts';
import type { CommonFields } from '@selvedge/contract/content/common-fields.ts';
import { settingsPerDevice } from '@selvedge/domain/content/per-device.ts';
import { type ReactNode, Suspense } from 'react';
import type { BlockProps } from './block-props.ts';
import { applyDataStyles, measuresOf } from './data-styles.ts';
import { isShownOn } from './device-class.ts';
import styles from './frame.module.css';
import { OnDevice } from './on-device.tsx';
import { ownParts, type Part } from './own-parts.ts';
import { Parts } from './parts.tsx';
import type { AnyView } from './view.ts';

const noPadding = { top: 0, bottom: 0, start: 0, end: 0 };

type Place = BlockProps<{ id: string; _alias: string }>;
type FrameProps = { View: AnyView; Extras: AnyView; place: Place };

/** What all blocks have in common: on which screens they are, the space around them, and the parts that they don't place themselves. */
export function Frame({ View, Extras, place }: FrameProps) {
  const block = place.block as BlockBase;
  const shown = breakpointNames.filter((device) => isShownOn(device, block));
  const app = isShownOn('app', block);
  const framed = (
    <div ref={applyDataStyles} className={styles.frame} data-promotion={place.block.id} {...paddingOf(block)}>
      <WithParts View={View} place={{ ...place, extras: extrasOf(place, Extras) }} />
    </div>
  );
  if (shown.length === breakpointNames.length && app) return framed;
  return (
    <OnDevice on={shown} app={app}>
      {framed}
    </OnDevice>
  );
}

function WithParts({ View, place }: Omit<FrameProps, 'Extras'>): ReactNode {
  const block = place.block as CommonFields;
  const own = ownParts[place.block._alias as BlockAlias];
  const shown = new Set(partsOf(block, place.extras).filter((part) => !own.includes(part)));
  if (shown.size === 0) return <View {...place} />;
  const sizes = place.inRow === 1 ? '100vw' : `(min-width: 768px) ${Math.round(100 / place.inRow)}vw, 100vw`;
  return (
    <Parts block={block} shown={shown} extras={place.extras} heading={place.heading} sizes={sizes} priority={place.isFirst}>
      <View
        {...place}
        isFirst={place.isFirst && !shown.has('picture')}
        heading={shown.has('headline') ? 'h2' : place.heading}
        extras={shown.has('extras') ? undefined : place.extras}
      />
    </Parts>
  );
}

/** What comes late must not hold up the block that it belongs to. */
function extrasOf(place: Place, Extras: AnyView): ReactNode {
  const { countdown, clipboard } = place.block as CommonFields;
  if (!countdown?.countdownDateTime && !clipboard?.clipboardCode) return undefined;
  return (
    <Suspense>
      <Extras {...place} />
    </Suspense>
  );
}

/** The parts for which an editor gave something to show. */
function partsOf(block: CommonFields, extras: ReactNode): Part[] {
  const given: Record<Part, unknown> = {
    picture: block.images && Object.values(block.images).some(Boolean),
    subHeadline: block.subHeadline,
    headline: block.headline,
    extras,
    action: block.link?.url && block.ctaText,
    colours: block.backgroundColor || block.textColor,
  };
  return (Object.keys(given) as Part[]).filter((part) => given[part]);
}

function paddingOf({ padding }: BlockBase): object {
  if (!padding) return {};
  const space = settingsPerDevice(padding, noPadding);
  const lengths = breakpointNames.flatMap((device) =>
    Object.entries(space[device]).map(([side, pixels]) => [`${side}-${device}`, `${pixels}px`]),
  );
  return measuresOf(Object.fromEntries(lengths));
}
