import 'leaflet/dist/leaflet.css';
import { divIcon, geoJSON, type Map as LeafletMap, type Marker, map as makeMap, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { feature } from 'topojson-client';
import landUrl from 'world-atlas/land-50m.json?url';
import { text } from '../texts/text.ts';
import styles from './stores.module.css';

type Props = { latitude: number; longitude: number; onMove: ((latitude: number, longitude: number) => void) | undefined };

/** A pin that can be dragged, or set by a click, over outlines of the land. The numbers below it do the same for who has no pointer. */
export function StoreMap({ latitude, longitude, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ map: LeafletMap; pin: Marker }>(undefined);
  const latest = useRef(onMove);
  latest.current = onMove;
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once; the effect below follows the numbers
  useEffect(() => {
    if (!box.current) return;
    const map = makeMap(box.current, { attributionControl: false, scrollWheelZoom: false, maxZoom: 17 });
    map.setView([latitude || 50, longitude || 10], latitude ? 8 : 4, { animate: false });
    const icon = divIcon({ className: styles.pin ?? '', iconSize: [20, 20], iconAnchor: [10, 10] });
    const pin = marker([latitude, longitude], { icon, draggable: onMove !== undefined, alt: text('stores.pin') }).addTo(map);
    pin.on('dragend', () => latest.current?.(pin.getLatLng().lat, pin.getLatLng().lng));
    map.on('click', ({ latlng }) => latest.current?.(latlng.lat, latlng.lng));
    drawn.current = { map, pin };
    void layLand(map);
    return () => void map.remove();
  }, []);
  useEffect(() => void drawn.current?.pin.setLatLng([latitude, longitude]), [latitude, longitude]);
  return <div ref={box} className={styles.map} role="application" aria-label={text('stores.map')} />;
}

async function layLand(map: LeafletMap): Promise<void> {
  const pane = map.createPane('land');
  pane.style.zIndex = '150';
  try {
    const world = (await (await fetch(landUrl)).json()) as Parameters<typeof feature>[0];
    const style = { weight: 1, color: 'var(--line)', fillColor: 'var(--paper)', fillOpacity: 1 };
    geoJSON(feature(world, world.objects.land!), { pane: 'land', interactive: false, style }).addTo(map);
  } catch {
    // The pin stands where it is without it.
  }
}
