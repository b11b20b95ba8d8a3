import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import { mostProducts, type SearchRedirect, type SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { type ListingQuery, noChoice } from '@selvedge/domain/catalogue/listing-query.ts';
import { currentPage, offeredSortings } from '@selvedge/domain/catalogue/search-window.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { arrangedCategoriesOf } from '../catalogue/arrangement/arranged-categories-of.ts';
import { arrangementOf } from '../catalogue/arrangement/arrangement.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold } from '../catalogue/market-of.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { showRest } from '../search/search.ts';
import { storesOf } from '../store/stores-of.ts';
import { type BadgeLooks, badgeLooks } from './badge-looks.ts';
import { keptStyleTile, keptTile } from './keep-tiles.ts';
import { knownChoices, unknownChoices } from './known-choices.ts';
import { markSent, sentLook } from './mark-sent.ts';
import { offeredFacets } from './offered-facets.ts';
import type { PageShop } from './page-shop.ts';

export type AskedListing = {
  market: MarketContent;
  catalogue: MarketCatalogue;
  row: PageContent | undefined;
  query: ListingQuery;
  storeFirst?: string | undefined;
};
export type FoundListing = { listing: Listing; query: ListingQuery; redirect: SearchRedirect | undefined };

const tilesInstead = 8;

/** One page of a listing or a search, and the choice as it turned out to be. */
export async function getListing(
  shop: PageShop,
  { market, catalogue, row, query: asked, storeFirst }: AskedListing,
): Promise<FoundListing> {
  const { productsPerPage, sortings } = market.searchConfigurations;
  const size = Math.min(Math.max(1, productsPerPage), mostProducts);
  const arrangement = arrangementOf(market);
  const arranged = arrangedCategoriesOf(catalogue, arrangement, shop.now);
  let query = inKnownStore(shop, market, knownChoices(catalogue, asked, arranged));
  const unknown = unknownChoices(catalogue, asked, arranged);
  let request = toRequest(query, { row, size, storeFirst });
  let found = await shop.catalogue.search.find(market.market, request, shop.now, arrangement);
  const page = currentPage(query.page, { totalResults: found.totalResults, perPage: size });
  // Beyond the last page the last one is shown. (SRC-027)
  if (page !== query.page) {
    query = { ...query, page };
    request = toRequest(query, { row, size, storeFirst });
    if (found.totalResults > 0) found = await shop.catalogue.search.find(market.market, request, shop.now, arrangement);
  }
  const { ids, ...rest } = found;
  const { redirect, sortings: _, startingFrom: __, ...shown } = showRest({ market: market.market, content: shop.content }, rest);
  const looks = badgeLooks({ catalogue, market }, 'plp');
  const results = tilesOf(ids, { catalogue, looks, onePerStyle: request.onePerStyle }).map(
    storeFirst === undefined ? (tile) => tile : markSent({ catalogue, market }, storeFirst),
  );
  const instead = found.totalResults === 0 && query.q !== '' ? await tilesInsteadOf(shop, { market, catalogue, looks }) : [];
  return {
    query,
    redirect,
    listing: {
      request,
      results,
      ...shown,
      facets: offeredFacets(shown.facets, { arranged, row, totalResults: found.totalResults, hasClub: market.featureToggles.customerClub }),
      page,
      pages: Math.max(1, Math.ceil(found.totalResults / size)),
      sortings: [...offeredSortings(sortings)],
      badges: { ...looksOf([...results, ...instead], looks), ...(storeFirst !== undefined && sentLook) },
      ...(instead.length > 0 && { instead }),
      ...(unknown.length > 0 && { unknown: writeList((key) => translate(market.translations, key), unknown) }),
    },
  };
}

/** A store that has closed, or is of another market, is not asked for: its empty rails would look like an empty shop. */
function inKnownStore({ content }: PageShop, { market }: MarketContent, query: ListingQuery): ListingQuery {
  const { storeId, ...others } = query;
  return storesOf(content, market.id).some(({ id }) => id === storeId) ? query : others;
}

type Asked = { row: PageContent | undefined; size: number; storeFirst?: string | undefined };

function toRequest(query: ListingQuery, { row, size, storeFirst }: Asked): SearchRequest {
  const { q, facets, lowest, highest, sorting, page, storeId, plain } = query;
  const chosen = Object.entries(facets).map(([id, values]) => ({ id, values: [...values] }));
  return {
    from: (page - 1) * size,
    size,
    ...(q !== '' && { searchTerms: q, onePerStyle: true, ...(plain && { plain: [...plain] }) }),
    ...(chosen.length > 0 && { facets: chosen }),
    ...((lowest !== undefined || highest !== undefined) && {
      priceRange: {
        ...(lowest !== undefined && { lowerBoundingValue: lowest }),
        ...(highest !== undefined && { upperBoundingValue: highest }),
      },
    }),
    ...(sorting !== '' && { sorting }),
    ...(storeId !== undefined && { storeId }),
    ...(storeFirst !== undefined && { storeFirst }),
    ...(row && ofEditor(row)),
  };
}

/** What an editor decided about the listing, in the words of the request. (SRC-052) */
function ofEditor(row: PageContent): SearchRequest {
  const { categoryId, customSorting, tags, multiBrandTags, priceFilter, daysForNewIn } = row;
  const { limitProductsByMaximumAvailabilityInDays, limitTotalProductsInCategory } = row;
  return {
    ...(categoryId !== undefined && { category: categoryId }),
    ...(customSorting && { customSorting }),
    ...(tags && { tags }),
    ...(multiBrandTags && { multiBrandTags }),
    ...(priceFilter && { initialPriceRangeFilter: priceFilter }),
    ...(daysForNewIn !== undefined && { daysToTreatAsNew: daysForNewIn }),
    ...(limitProductsByMaximumAvailabilityInDays !== undefined && { limitProductsByMaximumAvailabilityInDays }),
    ...(limitTotalProductsInCategory !== undefined && { limitTotalProductsInCategory }),
  };
}

type TileSource = { catalogue: MarketCatalogue; looks: BadgeLooks; onePerStyle?: SearchRequest['onePerStyle'] };

function tilesOf(ids: readonly string[], { catalogue, looks, onePerStyle }: TileSource): Listing['results'] {
  const products = ids.flatMap((id) => findSold(catalogue, id) ?? []);
  return products.map((product) => (onePerStyle ? keptStyleTile : keptTile)(catalogue, product, looks));
}

async function tilesInsteadOf(
  shop: PageShop,
  { market, catalogue, looks }: Pick<AskedListing, 'market'> & TileSource,
): Promise<Listing['results']> {
  const request = { ...toRequest(noChoice, { row: undefined, size: tilesInstead }), onePerStyle: true };
  const { ids } = await shop.catalogue.search.find(market.market, request, shop.now);
  return tilesOf(ids, { catalogue, looks, onePerStyle: true });
}

/** The page carries the looks of the badges on it and no others. */
function looksOf(tiles: Listing['results'], looks: BadgeLooks): BadgeLooks {
  const shown = new Set(tiles.flatMap(({ badges = [] }) => badges.map(({ badgeId }) => badgeId)));
  return Object.fromEntries(Object.entries(looks).filter(([id]) => shown.has(id)));
}
