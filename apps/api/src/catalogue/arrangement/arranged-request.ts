import type { CategorySettings } from '@selvedge/contract/catalogue/category.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { Arrangement } from './arrangement.ts';

/** The request with what staff decided about its category. Where they said something, it wins over what the category's page says. */
export function arrangedRequest(request: SearchRequest, { categories }: Pick<Arrangement, 'categories'>): SearchRequest {
  const settings = request.category ? categories.get(request.category) : undefined;
  if (!settings) return request;
  const order = orderOf(settings);
  const { limitTotal, maximumAgeDays, daysForNewIn } = settings;
  return {
    ...request,
    ...(order.length > 0 && { customSorting: order }),
    ...(limitTotal !== undefined && { limitTotalProductsInCategory: limitTotal }),
    ...(maximumAgeDays !== undefined && { limitProductsByMaximumAvailabilityInDays: maximumAgeDays }),
    ...(daysForNewIn !== undefined && { daysToTreatAsNew: daysForNewIn }),
  };
}

/** What was picked by hand stands in the order in which it was picked. */
function orderOf({ products, order }: CategorySettings): string[] {
  return [...new Set([...order, ...(products.kind === 'picked' ? products.ids : [])])];
}
