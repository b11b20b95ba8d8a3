import 'leaflet/dist/leaflet.css';
import type { MapView } from '@selvedge/domain/map/map-country.ts';
import { useEffect, useRef } from 'react';
import { withConsent } from '../consent/consent.ts';
import { useT } from '../lib/shop-context.tsx';
import { drawMap, type MapHandle, type MapPlace } from './draw-map.ts';
import styles from './map.module.css';

type PlaceMapProps = {
  places: readonly MapPlace[];
  chosen: string;
  onChoose: (id: string) => void;
  /** A tile server of the operator's. Asked only after the visitor allowed it: it learns where they look. */
  tiles?: string | undefined;
  /** Where it opens while no place was asked for. */
  view?: MapView | undefined;
  /** The places stand nearest first: it opens on the first of them. */
  isNear?: boolean;
  size?: 'small' | 'large';
};

/** The same places by where they are. Everything on it can be done in the list, too. */
export function PlaceMap({ places, chosen, onChoose, tiles, view, isNear = true, size = 'large' }: PlaceMapProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const handle = useRef<MapHandle>(undefined);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for a list of places; a choice only moves the mark
  useEffect(() => {
    if (!box.current) return;
    const names = { zoomIn: t('checkout.zoomIn'), zoomOut: t('checkout.zoomOut') };
    const drawn = drawMap(box.current, {
      ...{ places, names, marker: styles.marker ?? '', onChoose: (id: string) => latest.current(id) },
      ...(isNear ? {} : { view }),
    });
    handle.current = drawn;
    drawn.mark(chosen);
    const stop = tiles ? withConsent('functional', () => drawn.layTiles(tiles)) : () => {};
    return () => {
      stop();
      drawn.remove();
    };
  }, [places]);
  useEffect(() => handle.current?.mark(chosen), [chosen]);
  // Which side is east does not follow the direction of writing.
  return <section ref={box} dir="ltr" className={styles.map} data-size={size} aria-label={t('checkout.map')} />;
}
