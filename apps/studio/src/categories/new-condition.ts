import type { CategoryCondition } from '@selvedge/contract/catalogue/category.ts';

/** What a condition begins with. */
export function newCondition(field: CategoryCondition['field']): CategoryCondition {
  switch (field) {
    case 'tag':
      return { field, is: 'any', values: [] };
    case 'facet':
      return { field, facet: 'brand', is: 'any', values: [] };
    case 'new':
      return { field, days: 30 };
    case 'sale':
    case 'stock':
      return { field, is: true };
    default:
      return { field };
  }
}
