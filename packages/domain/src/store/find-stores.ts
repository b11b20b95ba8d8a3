import type { StoreService } from '@selvedge/contract/store.ts';
import { distanceBetween, type Position } from '../shipping/distance-between.ts';
import { type Hours, isOpenNow } from './opening-state.ts';

export type SearchedStore = Hours &
  Position & {
    id: string;
    name: string;
    street: string;
    city: string;
    postalCode: string;
    services: readonly StoreService[];
    clickAndCollect: boolean;
  };

export type StoreQuery = {
  /** A town, a postal code, a street or a name. */
  text?: string | undefined;
  /** Where the shopper is, or where the town of that name lies. */
  from?: Position | undefined;
  service?: StoreService | undefined;
  clickAndCollect?: boolean;
  openNow?: boolean;
  /** Also those that are far. */
  isEverywhere?: boolean;
};

/** The distance in metres; 0 where nobody said from where. */
export type StoreHit<S> = { store: S; distance: number };

const near = 100_000;
const fewest = 3;

/** Nearest first. What is typed names stores, or a place around which they lie; a postal code that no store has is near those that begin like it. */
export function findStores<S extends SearchedStore>(stores: readonly S[], query: StoreQuery, now: Date): StoreHit<S>[] {
  const fits = (store: S) =>
    (!query.clickAndCollect || store.clickAndCollect) &&
    (!query.service || store.services.includes(query.service)) &&
    (!query.openNow || isOpenNow(store, now));
  const text = fold(query.text ?? '');
  const named = text === '' ? [] : listNamed(stores, text);
  const centre = query.from ?? named[0];
  if (!centre) return text === '' ? stores.filter(fits).map(withoutDistance).sort(byPlace) : [];
  const isNamed = new Set<S>(query.from ? [] : named);
  const measure = (store: S) => ({ store, distance: Math.round(distanceBetween(centre, store)) });
  // A degree is more than what counts as near: most of thousands are left out by one comparison.
  const around = (store: S) => isNamed.has(store) || Math.abs(store.latitude - centre.latitude) < 1;
  const close = stores
    .filter(around)
    .map(measure)
    .filter(({ store, distance }) => (isNamed.has(store) || distance <= near) && fits(store));
  const isEnough = close.length >= fewest && !query.isEverywhere;
  const hits = isEnough ? close : stores.filter(fits).map(measure);
  hits.sort((a, b) => Number(isNamed.has(b.store)) - Number(isNamed.has(a.store)) || a.distance - b.distance);
  const shown = isEnough || query.isEverywhere ? hits : hits.slice(0, fewest);
  return query.from ? shown : shown.map(({ store }) => withoutDistance(store));
}

const withoutDistance = <S>(store: S): StoreHit<S> => ({ store, distance: 0 });

/** 'Zürich', 'zurich' and 'ZURICH' are one town; letters without a plain form stay what they are. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[ı]/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function listNamed<S extends SearchedStore>(stores: readonly S[], text: string): S[] {
  const words = text.split(' ').map((word) => ` ${word}`);
  const wanted = text.replaceAll(' ', '');
  const isCode = /\d/.test(wanted);
  const { abouts, postalCodes } = readStores(stores);
  const exact = stores.filter(
    (_, at) => (isCode && postalCodes[at]!.startsWith(wanted)) || words.every((word) => abouts[at]!.includes(word)),
  );
  if (exact.length > 0 || !isCode) return exact;
  for (let length = wanted.length - 1; length >= 2; length--) {
    const like = stores.filter((_, at) => postalCodes[at]!.startsWith(wanted.slice(0, length)));
    if (like.length > 0) return like;
  }
  return [];
}

type Read = { abouts: string[]; postalCodes: string[] };

/** What is searched of stores is made once for as long as their list is held. */
const read = new WeakMap<object, Read>();

function readStores(stores: readonly SearchedStore[]): Read {
  const known = read.get(stores) ?? {
    abouts: stores.map(({ city, name, street }) => ` ${fold(`${city} ${name} ${street}`)}`),
    postalCodes: stores.map(({ postalCode }) => fold(postalCode).replaceAll(' ', '')),
  };
  read.set(stores, known);
  return known;
}

const byPlace = (a: StoreHit<SearchedStore>, b: StoreHit<SearchedStore>) =>
  a.store.city.localeCompare(b.store.city) || a.store.name.localeCompare(b.store.name);
