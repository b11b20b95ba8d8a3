import { takeNowId } from '@selvedge/contract/basket-shape.ts';
import type { OrderLine } from '@selvedge/contract/order-shape.ts';
import type { OrderDocument } from '../order/freeze-basket.ts';

export type ExchangeLine = { id: string; ofLineId: string; quantity: number; sku: string; ean: string; size: string; length: string };

/**
 * The order by which other sizes are sent: what was bought in another size, to where the first one went, for nothing. What the other size
 * costs today is not asked: nothing is paid for it and nothing goes back.
 */
export function exchangeDocument(
  { number, document }: { number: string; document: OrderDocument },
  made: readonly ExchangeLine[],
): OrderDocument {
  const { currency, shipments } = document;
  const zero = { amount: 0, currency };
  const lines = made.map(({ id, ofLineId, quantity, sku, ean, size, length }): OrderLine => {
    const bought = document.lines.find((line) => line.id === ofLineId)!;
    const free = { ...bought.unitPrice, listPrice: zero, salesPrice: zero };
    return {
      ...bought,
      ...{ id, sku, ean, quantity, variant: { size, length }, unitPrice: free, totalPrice: free, groupTotalPrice: free },
      ...{ explanation: [], isBonusProduct: false, promotionName: '', promotionLevel: '', lineItemStockLocation: 'warehouse' },
    };
  });
  const [way] = shipments.filter(({ shippingMethodId }) => shippingMethodId !== 'online' && shippingMethodId !== takeNowId);
  return {
    ...document,
    ...{ lines, subtotal: zero, total: zero, totalDiscount: zero, totalSavings: zero, totalVat: zero, totalVat1: zero, totalVat2: zero },
    ...{ shippingTotal: zero, shippingVat: zero, freeShipping: true, promoCodes: [], promoCodeAmounts: {}, note: '' },
    ...{ isDigital: false, hasSeveralParcels: false, exchangeOf: number, staffDiscounts: [] },
    shipments: way
      ? [{ ...way, id: 'warehouse', origin: 'Warehouse', price: zero, predictedDeliveryDate: '', lineItemIds: lines.map(({ id }) => id) }]
      : [],
  };
}
