import type { MarketSettings } from '@selvedge/contract/market.ts';
import { createCache } from '../cache/create-cache.ts';
import { buildStructure } from './build-structure.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { indexSearch } from './index-search.ts';
import { buildLanguage } from './language-catalogue.ts';
import { isSearchable, makeSearchable } from './make-searchable.ts';
import { buildMarket, type MarketCatalogue } from './market-catalogue.ts';
import type { CataloguePatch } from './patch/catalogue-patch.ts';
import { type Parts, patchParts } from './patch/patch-parts.ts';
import type { SearchPort } from './search-port.ts';
import type { Structure } from './structure.ts';
import { buildSupply, supplyKey } from './supply.ts';

/** The whole assortment in memory. What markets share is there once; what is a market's own is built when first asked for. */
export type CatalogueSnapshot = {
  revision: string;
  structure: Structure;
  /** At once when the market is there already; a promise the first time. */
  market(market: MarketSettings, now: Date): MarketCatalogue | Promise<MarketCatalogue>;
  search: SearchPort;
  /** Markets whose goods can be looked at without waiting. */
  laidOut(): readonly MarketCatalogue[];
  /** Markets in use, so that the next snapshot can have them ready before it takes over. */
  inUse(): readonly MarketSettings[];
  /** Languages in which somebody has searched, for the same reason. */
  searchedIn(): readonly string[];
  /** Another snapshot, with some products as they are now. Undefined when everything has to be read for it. */
  patched(patch: CataloguePatch, now: Date): Promise<CatalogueSnapshot | undefined>;
};

/** About 100 bytes a product: all 55 markets of a small assortment, the busiest ones of a large one. */
const mostMarketProducts = 2_500_000;
const fewestMarkets = 4;
/** A cache takes room for all it may hold: two million places for a shop of one product would be sixty megabytes. */
const mostMarkets = 500;

type Entry = {
  settings: MarketSettings;
  built?: MarketCatalogue | undefined;
  building?: Promise<MarketCatalogue> | undefined;
};

type Ready = { markets: readonly MarketSettings[]; now: Date; searchedIn?: readonly string[] };

export async function openCatalogue(source: CatalogueSource, ready: Ready = { markets: [], now: new Date(0) }): Promise<CatalogueSnapshot> {
  const snapshot = holdCatalogue(source, { structure: await buildStructure(source), markets: [] });
  for (const settings of ready.markets) {
    const market = await snapshot.market(settings, ready.now);
    if (ready.searchedIn?.includes(market.language.language)) await makeSearchable(market);
  }
  return snapshot;
}

function holdCatalogue(source: CatalogueSource, { structure, markets: laidOut }: Parts): CatalogueSnapshot {
  const languages = new Map(laidOut.map(({ language }) => [language.language, Promise.resolve(language)]));
  const supplies = new Map(laidOut.map(({ market, supply }) => [supplyKey(structure, market.id), Promise.resolve(supply)]));
  const wanted = Math.floor(mostMarketProducts / Math.max(1, structure.count));
  const maxEntries = Math.min(mostMarkets, Math.max(fewestMarkets, wanted));
  const markets = createCache<string, Entry>({ name: 'markets', maxEntries });
  for (const built of laidOut) markets.keep(built.market.id, { settings: built.market, built });

  function build(settings: MarketSettings, at: Date): Promise<MarketCatalogue> {
    const language = remember(languages, settings.language.baseCode, (name) => buildLanguage(source, structure, name));
    const supply = remember(supplies, supplyKey(structure, settings.id), () => buildSupply(structure, settings.id));
    return buildMarket({ source, structure, language, supply, market: settings, now: at });
  }

  function start(settings: MarketSettings, at: Date, entry: Entry): Promise<MarketCatalogue> {
    // A market whose settings were edited is another market: its currency or its tax may be new.
    if (!isSame(entry, settings)) Object.assign(entry, { settings, built: undefined, building: undefined });
    entry.building ??= build(settings, at)
      .then((built) => {
        entry.built = built;
        return built;
      })
      .finally(() => {
        entry.building = undefined;
      });
    return entry.building;
  }

  /** What only markets had that were given up for it goes with them: the words of thirty languages would stay for good otherwise. */
  function addMarket(settings: MarketSettings): Entry {
    const entry = markets.keep(settings.id, { settings });
    const left = markets.values().map((each) => each.settings);
    const spoken = new Set(left.map(({ language }) => language.baseCode));
    const served = new Set(left.map(({ id }) => supplyKey(structure, id)));
    for (const language of languages.keys()) if (!spoken.has(language)) languages.delete(language);
    for (const key of supplies.keys()) if (!served.has(key)) supplies.delete(key);
    return entry;
  }

  const market: CatalogueSnapshot['market'] = (settings, at) => {
    const entry = markets.find(settings.id) ?? addMarket(settings);
    if (!entry.built || !isSame(entry, settings)) return start(settings, at, entry);
    // Served as it was for the moment that it takes to build it anew. Its failure is seen by who asks next.
    if (at.getTime() >= entry.built.expiresAt && !entry.building) start(settings, at, entry).catch(() => {});
    return entry.built;
  };
  return {
    ...{ revision: structure.revision, structure, market, search: indexSearch(market) },
    laidOut: () => [...markets.values()].flatMap(({ built }) => built ?? []),
    inUse: () => [...markets.values()].map(({ settings }) => settings),
    searchedIn: () => [
      ...new Set([...markets.values()].flatMap(({ built }) => (built && isSearchable(built) ? built.language.language : []))),
    ],
    async patched(patch, at) {
      const built = [...markets.values()].flatMap((entry) => entry.built ?? []);
      const parts = await patchParts({ structure, markets: built }, patch, at);
      return parts && holdCatalogue({ ...source, revision: patch.revision }, parts);
    },
  };
}

function remember<T>(kept: Map<string, Promise<T>>, key: string, make: (key: string) => Promise<T>): Promise<T> {
  let made = kept.get(key);
  if (!made) {
    made = make(key);
    kept.set(key, made);
    // What failed is tried anew by the next one.
    made.catch(() => kept.delete(key));
  }
  return made;
}

/** Every publication makes new objects of the same settings; only settings that differ are worth a new index. */
function isSame(entry: Entry, settings: MarketSettings): boolean {
  if (entry.settings === settings) return true;
  if (JSON.stringify(entry.settings) !== JSON.stringify(settings)) return false;
  entry.settings = settings;
  return true;
}

declare module '../shop/ctx.ts' {
  interface Held {
    /** The assortment with its prices and its index, from memory. */
    catalogue: CatalogueSnapshot;
  }
}

declare module '../shop/shop.ts' {
  interface Shop {
    catalogue: () => CatalogueSnapshot;
  }
}
