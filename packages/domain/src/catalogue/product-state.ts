export type ProductState = 'comingSoon' | 'storesOnly' | 'preorder' | 'available' | 'backSoon' | 'soldOut';

type Stocked = { comingSoonProduct: string; hasEcom: boolean; isPreorder: boolean; inStock: boolean; isInDeliverySet: boolean };

/** What can be done about a product, before a size is chosen. (CAT-047) */
export function productState({ comingSoonProduct, hasEcom, isPreorder, inStock, isInDeliverySet }: Stocked): ProductState {
  if (comingSoonProduct !== '') return 'comingSoon';
  if (!hasEcom) return 'storesOnly';
  if (!inStock) return isInDeliverySet ? 'backSoon' : 'soldOut';
  return isPreorder ? 'preorder' : 'available';
}
