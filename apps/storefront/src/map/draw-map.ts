import { hasCoordinates, type MapView } from '@selvedge/domain/map/map-country.ts';
import { control, divIcon, geoJSON, type Map as LeafletMap, latLngBounds, type Marker, map as makeMap, marker, tileLayer } from 'leaflet';
import { feature } from 'topojson-client';
import landUrl from 'world-atlas/land-50m.json?url';

export type MapPlace = { id: string; name: string; latitude: number; longitude: number };

export type MapHandle = { mark: (id: string) => void; layTiles: (url: string) => void; remove: () => void };

type MapOptions = {
  places: readonly MapPlace[];
  names: { zoomIn: string; zoomOut: string };
  /** The class of a marker. */
  marker: string;
  onChoose: (id: string) => void;
  /** Where it opens; left out, on the first places. */
  view?: MapView | undefined;
};

/** Nearer than this the coast of the outlines is further off than a pickup point is: a point must not seem to lie in the sea. */
const nearestLand = 9;

const nearest = 8;

/**
 * A plan of the places with a scale, over outlines of the land. No other server is asked, and none learns where who lives, unless the
 * operator names a tile server and the visitor allows it.
 */
export function drawMap(box: HTMLElement, { places, names, marker: className, onChoose, view }: MapOptions): MapHandle {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = makeMap(box, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxZoom: 17,
    zoomSnap: 0.25,
    zoomAnimation: !still,
    fadeAnimation: !still,
  });
  control.zoom({ position: 'topright', zoomInTitle: names.zoomIn, zoomOutTitle: names.zoomOut }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  const markers = new Map<string, Marker>();
  for (const [index, place] of places.entries()) {
    if (!hasCoordinates(place)) continue;
    const icon = divIcon({ className, html: `<span>${index + 1}</span>`, iconSize: [36, 36], iconAnchor: [18, 18] });
    const pin = marker([place.latitude, place.longitude], {
      icon,
      riseOnHover: true,
      title: place.name,
      alt: `${index + 1}: ${place.name}`,
    });
    pin.on('click', () => onChoose(place.id)).on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && onChoose(place.id));
    markers.set(place.id, pin.addTo(map));
  }
  // All of them at once would lie on top of each other where the nearest are.
  const bounds = latLngBounds([...markers.values()].slice(0, nearest).map((pin) => pin.getLatLng()));
  if (view) map.setView([view.latitude, view.longitude], view.zoomLevel, { animate: false });
  else if (bounds.isValid()) map.fitBounds(bounds, { padding: [36, 36], maxZoom: 15, animate: false });
  void layLand(map);
  return {
    mark: (id) => {
      for (const [each, pin] of markers) {
        const element = pin.getElement();
        if (element) element.dataset.chosen = String(each === id);
        pin.setZIndexOffset(each === id ? 1000 : 0);
      }
      const pin = markers.get(id);
      if (pin && !map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng(), { animate: !still });
    },
    layTiles: (url) => void tileLayer(url, { maxZoom: 17, className: 'map-tiles' }).addTo(map),
    remove: () => map.remove(),
  };
}

/** Below the markers, and only from far enough away. Without it the map still shows what it must. */
async function layLand(map: LeafletMap): Promise<void> {
  const pane = map.createPane('land');
  pane.style.zIndex = '150';
  try {
    const world = (await (await fetch(landUrl)).json()) as Parameters<typeof feature>[0];
    const land = geoJSON(feature(world, world.objects.land!), {
      ...{ pane: 'land', interactive: false },
      style: { weight: 1, color: 'var(--line)', fillColor: 'var(--cloth)', fillOpacity: 1 },
    });
    const show = () => {
      if (map.getZoom() <= nearestLand) land.addTo(map);
      else land.remove();
    };
    map.on('zoomend', show);
    show();
  } catch {
    // The places stand where they are without it.
  }
}
