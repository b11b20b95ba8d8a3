import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { itemOfProduct } from '@selvedge/domain/analytics/analytics-items.ts';
import { filterEvents } from '@selvedge/domain/analytics/filter-events.ts';
import { track } from '../analytics/track.ts';
import { type BasketStep, trackBasketStep } from '../basket/track-basket-step.ts';

const basketSteps: Partial<Record<PageAlias, readonly BasketStep[]>> = {
  basketPage: ['view_cart'],
  checkoutPage: ['begin_checkout'],
  checkoutCustomerPage: ['begin_checkout'],
  checkoutDetailsPage: ['begin_checkout'],
  checkoutShippingPage: ['begin_checkout'],
  checkoutSummaryPage: ['begin_checkout', 'add_shipping_info'],
  checkoutPaymentPage: ['begin_checkout', 'add_shipping_info'],
};

/** What a page tells by being shown. Answers how to call off what waits for the basket. */
export function trackPage(page: PageData, before: PageData | undefined): () => void {
  const { alias, url } = page.content._meta;
  const isSame = before?.content._meta.url === url && before.content.listing !== undefined;
  if (!isSame) track({ name: 'page_view', page: alias });
  for (const event of [
    ...problemsOf(page),
    ...productsOf(page),
    ...searchesOf(page, before),
    ...filtersOf(page, isSame ? before : undefined),
  ])
    track(event);
  const stops = (basketSteps[alias] ?? []).map((step) => trackBasketStep(step));
  return () => {
    for (const stop of stops) stop();
  };
}

/** ANA-011 */
function problemsOf({ statusCode }: PageData): AnalyticsEvent[] {
  return statusCode >= 400 ? [{ name: 'exception', description: `page ${statusCode}`, fatal: statusCode >= 500 }] : [];
}

function productsOf({ content: { product } }: PageData): AnalyticsEvent[] {
  if (!product) return [];
  const { amount: value, currency } = product.price.salesPrice;
  return [{ name: 'view_item', currency, value, items: [itemOfProduct(product)] }];
}

/** A search is one, however it is filtered and paged. */
function searchesOf(page: PageData, before: PageData | undefined): AnalyticsEvent[] {
  const term = termOf(page);
  const { listing } = page.content;
  if (term === '' || !listing || (before && termOf(before) === term)) return [];
  return [{ name: 'search', search_term: term.slice(0, 200), results: listing.totalResults }];
}

const termOf = ({ content, location }: PageData) => (content._meta.alias === 'searchPage' ? (location.query.q?.[0] ?? '').trim() : '');

function filtersOf({ content: { listing } }: PageData, before: PageData | undefined): AnalyticsEvent[] {
  const chosen = before?.content.listing?.request;
  return listing && chosen ? filterEvents(chosen, listing.request) : [];
}
