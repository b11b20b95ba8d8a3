import { ShopError } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { createCache } from '../../cache/create-cache.ts';
import { arrangedRequest } from '../arrangement/arranged-request.ts';
import { type Arrangement, noArrangement } from '../arrangement/arrangement.ts';
import { findRedirect } from '../arrangement/find-redirect.ts';
import { queryWords } from '../index/search-text.ts';
import { stemWord } from '../language/stem-word.ts';
import type { Found, SearchPort } from '../search-port.ts';
import { completionsToTry } from '../understand/complete-query.ts';
import { correctedTerms } from '../understand/did-you-mean.ts';
import { showReading } from '../understand/show-reading.ts';
import { arrangedSets } from './arranged-sets.ts';
import type { EngineClient } from './engine-client.ts';
import { type LiveContents, readLiveContents, readPointer } from './engine-contents.ts';
import { type AskEngine, knownFacts } from './engine-facts.ts';
import { type EngineMarket, sold } from './engine-market.ts';
import { findInEngine } from './find-in-engine.ts';
import { lightCatalogue, termNumbers } from './light-catalogue.ts';
import { channels } from './offered.ts';
import { type EngineSource, planSearch } from './plan-search.ts';
import { anyStatement, countStatement, documentsStatement, groupsStatement } from './search-statements.ts';
import { allOf, having } from './set-expression.ts';
import { searchedTable } from './write-engine-config.ts';

export type EngineSearch = { search: SearchPort; close(): Promise<void> };

type Live = LiveContents & {
  generation: number;
  source: EngineSource;
  markets: Map<string, { settings: MarketSettings; made: Promise<EngineMarket> }>;
};

/** How long what the engine holds may be another before it is noticed. */
const checkMs = 1_000;
const mostCategories = 5;

/** The search over an engine of its own, for assortments that no process should hold in memory. */
export function engineSearch(client: EngineClient, { clock = Date.now }: { clock?: () => number } = {}): EngineSearch {
  let live: Promise<Live> | undefined;
  let checkedAt = 0;

  async function current(): Promise<Live> {
    const before = live;
    if (before && clock() - checkedAt < checkMs) return before;
    checkedAt = clock();
    live = refreshed(client, before);
    try {
      return await live;
    } catch (error) {
      // Who asks next tries again.
      live = before;
      checkedAt = 0;
      throw error;
    }
  }

  async function open(settings: MarketSettings): Promise<{ source: EngineSource; market: EngineMarket }> {
    const held = await current();
    const known = held.markets.get(settings.id);
    if (known?.settings === settings) return { source: held.source, market: await known.made };
    const made = openMarket(held, settings);
    held.markets.set(settings.id, { settings, made });
    return { source: held.source, market: await made };
  }

  const search: SearchPort = {
    async find(settings, request, now, arrangement = noArrangement) {
      const { source, market } = await open(settings);
      const asked = { now, arrangement };
      const [found, categories] = await Promise.all([
        findInEngine(source, market, request, asked),
        namedCategories(source, market, request.searchTerms ?? '', asked),
      ]);
      const { reading, matches: _, ...shown } = found;
      const finds = async (searchTerms: string) => {
        const plan = await planSearch(source, market, arrangedRequest({ ...request, searchTerms }, arrangement), asked);
        return plan.reading?.shownFor === undefined && (await source.ask.areAny([plan.matches]))[0]!;
      };
      const corrected = reading && correctedTerms(market.catalogue, request, reading);
      const correction = corrected !== undefined && (await finds(corrected)) ? corrected : undefined;
      const redirect = findRedirect(arrangement, request.searchTerms);
      return {
        ...shown,
        categories,
        ...(redirect && { redirect }),
        ...(reading && showReading({ ...reading, hits: undefined }, correction)),
        ...(request.completions && {
          completions: await firstThat(finds, completionsToTry(market.catalogue, request), request.completions),
        }),
      };
    },
    async countTags(settings, request, now, arrangement = noArrangement) {
      const { source, market } = await open(settings);
      const { matches } = await planSearch(source, market, arrangedRequest(request, arrangement), { now, arrangement });
      const tags = [...market.contents.vocabulary.values.tag.keys()];
      const [rows] = await source.client.ask([groupsStatement(source.table, matches, { column: 'tag', values: tags.length + 1 })]);
      return rows!
        .flatMap(({ value, n }) => {
          const tag = tags[Number(value) - 1];
          return tag === undefined ? [] : [{ tag, count: Number(n) }];
        })
        .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
    },
  };
  return { search, close: () => client.close() };
}

async function firstThat(isMeant: (text: string) => Promise<boolean>, texts: readonly string[], most: number): Promise<string[]> {
  const are = await Promise.all(texts.map(isMeant));
  return texts.filter((_, at) => are[at]).slice(0, most);
}

async function refreshed(client: EngineClient, before: Promise<Live> | undefined): Promise<Live> {
  const pointer = await readPointer(client);
  if (!pointer) throw new ShopError('unavailable', { search: ['away'] });
  const held = await before?.catch(() => undefined);
  if (held?.generation === pointer.generation) return held;
  const read = await readLiveContents(client, pointer);
  const table = searchedTable(read.side);
  const ask: AskEngine = {
    areAny: async (sets) => (await client.ask(sets.map((set) => anyStatement(table, set)))).map((rows) => rows.length > 0),
    documents: async (sets, most) =>
      (await client.ask(sets.map((set) => documentsStatement(table, set, most)))).map((rows) => rows.map(({ id }) => String(id))),
  };
  return {
    ...read,
    generation: pointer.generation,
    source: { client, ask, known: { ...knownFacts(), readings: createCache({ name: 'engine-readings', maxEntries: 2_000 }) }, table },
    markets: new Map(),
  };
}

async function openMarket({ contents }: Live, settings: MarketSettings): Promise<EngineMarket> {
  const place = contents.markets.get(settings.id);
  // A market that was added since is there with the next filling.
  if (!place) throw new ShopError('unavailable', { search: ['away'] });
  const catalogue = await lightCatalogue(contents, settings, () => ({ whole: [], begun: [] }));
  return { catalogue, contents, place, termNumbers: termNumbers(contents.vocabulary, catalogue.language.index) };
}

/** Categories whose name holds every word of the search, those with most products first. */
async function namedCategories(
  source: EngineSource,
  market: EngineMarket,
  terms: string,
  { now, arrangement }: { now: Date; arrangement: Arrangement },
): Promise<Found['categories']> {
  const { language } = market.catalogue;
  const stems = terms === '' ? [] : queryWords(terms, language.index).map((word) => stemWord(word, language.language));
  if (stems.length === 0) return [];
  const arranged = arrangedSets(market, arrangement, now);
  const named = arranged.stems.filter(({ stems: name }) => stems.every((stem) => name.has(stem)));
  const online = allOf([sold(market), having('channel', [channels.online])]);
  const rows = await source.client.ask(named.map(({ id }) => countStatement(source.table, allOf([online, arranged.setOf(id)]))));
  return named
    .map(({ id }, at) => ({ id, count: Number(rows[at]![0]?.n ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, mostCategories);
}
