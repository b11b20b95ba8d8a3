import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { rowsAhead, useNear } from './use-near.ts';

type NearViewProps<P extends object> = {
  /** Stays the same from one render to the next. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Holds the place until the view is there. */
  fallback?: ReactNode;
};

/** A view whose script is fetched when its place comes near the screen: who never scrolls there never pays for it. */
export function NearView<P extends object>({ load, props, fallback }: NearViewProps<P>) {
  const { ref, isNear } = useNear<HTMLDivElement>(rowsAhead);
  const [View, setView] = useState<ComponentType<P>>();
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    if (isNear) load().then((loaded) => setView(() => loaded), Boolean);
  }, [isNear, load]);
  return <div ref={ref}>{View ? <View {...props} /> : fallback}</div>;
}
