import type { FacetValue } from '@selvedge/contract/catalogue/facet.ts';
import type { Seo } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { countChoices, isIndexableListing, type ListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { spotOfDay } from '@selvedge/domain/catalogue/place-spots.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { encodePath } from '../content/encode-path.ts';
import { type CataloguePart, getPageData } from '../content/get-page-data.ts';
import type { PageRequest } from '../content/page-request.ts';
import { redirectData } from '../content/plain-page-data.ts';
import { type PageResolution, toQuery, writeQuery } from '../content/resolve-page.ts';
import { type FoundListing, getListing } from './get-listing.ts';
import { listingStructuredData } from './listing-structured-data.ts';
import type { PageShop } from './page-shop.ts';
import { cardAddress, listingCard } from './share-cards.ts';

export type AskedListingPage = { resolved: PageResolution; catalogue: MarketCatalogue; query: ListingQuery };

/** The page of a category or a search. A search may lead elsewhere instead. */
export async function listingPage(shop: PageShop, request: PageRequest, asked: AskedListingPage): Promise<PageData> {
  const { resolved, catalogue } = asked;
  const found = await getListing(shop, {
    market: resolved.in,
    catalogue,
    row: resolved.row,
    query: asked.query,
    storeFirst: request.device?.storeId,
  });
  const elsewhere = findElsewhere(found);
  if (elsewhere) return redirectData(shop.content, request, elsewhere);
  return getPageData(shop.content, request, {
    resolved,
    fromCatalogue: {
      ...toCataloguePart(resolved, { ...found, now: shop.now }),
      ...pictureOf(asked),
      structuredData: listingStructuredData(found.listing, request.shopUrl),
    },
  });
}

/** What staff decided wins over the jump to the only product found. (SRC-009 to SRC-012) */
function findElsewhere({ listing, query, redirect }: FoundListing): { statusCode: 301 | 302; to: string } | undefined {
  if (query.q === '') return undefined;
  if (redirect) return { statusCode: redirect.statusCode, to: redirect.url };
  const [only] = listing.results;
  if (listing.totalResults !== 1 || !only || countChoices(query) > 0) return undefined;
  // Who is shown something else than was asked for is told so before, and whoever named a category may want all of it.
  if (listing.reading?.shownFor !== undefined || listing.categorySearch.length > 0) return undefined;
  return { statusCode: 302, to: only.url };
}

function toCataloguePart(resolved: PageResolution, { listing, query, now }: FoundListing & { now: Date }): CataloguePart {
  // A sorted listing is the same listing; its second page is not.
  const canonical = (page: number) => writeQuery(toQuery({ ...query, sorting: '', page }));
  const url = resolved.in.publicMarket.url + encodePath(resolved.path);
  const link = (rel: 'prev' | 'next', page: number): Seo['linkTags'] => [{ rel, href: url + canonical(page) }];
  return {
    content: { listing, ...(resolved.row?.promotionalSpots && { promotionalSpots: spotsOf(resolved, { listing, query, now }) }) },
    query: toQuery(query),
    canonicalQuery: canonical(query.page),
    isIndexable: isIndexableListing(query),
    ...describeListing(resolved, { listing, query }),
    // The second page here is not the second page there, and few markets have the same of one colour.
    ...((query.page > 1 || countChoices(query) > 0) && { alternates: [] }),
    links: [...(query.page > 1 ? link('prev', query.page - 1) : []), ...(query.page < listing.pages ? link('next', query.page + 1) : [])],
  };
}

function pictureOf({ resolved: { in: market, row, path }, catalogue }: AskedListingPage): Pick<CataloguePart, 'picture'> {
  return row?.categoryId === undefined ? {} : { picture: cardAddress(market, listingCard({ market, catalogue }, path, row)) };
}

/** No two pages of a market say the same of themselves: a category says which one it is and what was chosen in it, its second page that it is the second. */
function describeListing(
  { row, in: { navigation, translations } }: PageResolution,
  { listing, query }: Pick<FoundListing, 'listing' | 'query'>,
): Pick<CataloguePart, 'title' | 'description'> {
  if (!row) return {};
  const { page } = query;
  const t = (key: string) => translate(translations, key);
  const nameOf = (facet: string, { value, label }: FacetValue) => label ?? t(`facet.${facet}.${value}`);
  const chosen = listing.facets.flatMap(({ id, values }) => values.filter(({ selected }) => selected).map((value) => nameOf(id, value)));
  const { title, description } = row.seo;
  const shop = ` | ${navigation.shopName}`;
  const name = writeList(t, [(title || row.heading).replace(shop, ''), ...chosen]);
  const numbered = page > 1 ? `${name} · ${t('listing.page')} ${page}` : name;
  const isOwn = page === 1 && chosen.length === 0 && description !== '' && description !== row.intro;
  return { title: numbered + shop, description: isOwn ? description : [numbered, description || row.intro].filter(Boolean).join('. ') };
}

/** Spots stand on the first page of a listing in which nothing was chosen: beside a choice they would be in the way. */
function spotsOf({ in: market, row }: PageResolution, { listing, query, now }: Pick<FoundListing, 'listing' | 'query'> & { now: Date }) {
  if (query.page > 1 || countChoices(query) > 0) return [];
  const seed = `${market.market.id} ${utcDay(now)}`;
  return spotOfDay(row?.promotionalSpots ?? [], { seed, cells: listing.results.length });
}
