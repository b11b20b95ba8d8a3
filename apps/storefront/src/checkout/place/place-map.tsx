import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { drawMap, type MapHandle } from './draw-map.ts';
import type { Place } from './place.ts';
import styles from './places.module.css';

type PlaceMapProps = { places: readonly Place[]; chosen: string; onChoose: (id: string) => void };

/** The same places by where they are. Everything on it can be done in the list, too. */
export function PlaceMap({ places, chosen, onChoose }: PlaceMapProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const handle = useRef<MapHandle>(undefined);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for a list of places; a choice only moves the mark
  useEffect(() => {
    if (!box.current) return;
    const names = { zoomIn: t('checkout.zoomIn'), zoomOut: t('checkout.zoomOut') };
    handle.current = drawMap(box.current, { places, names, marker: styles.marker ?? '', onChoose: (id) => latest.current(id) });
    handle.current.mark(chosen);
    return () => handle.current?.remove();
  }, [places]);
  useEffect(() => handle.current?.mark(chosen), [chosen]);
  // Which side is east does not follow the direction of writing.
  return <section ref={box} dir="ltr" className={styles.map} aria-label={t('checkout.map')} />;
}
