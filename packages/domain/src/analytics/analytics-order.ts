import type { AnalyticsOrder, AnalyticsOrderLine } from '@selvedge/contract/analytics.ts';
import type { OrderDetail, OrderLine } from '@selvedge/contract/order-shape.ts';
import { toDecimal, toMinor } from '../money/minor-units.ts';

/** ANA-025 what is counted of an order. Who bought, where it goes and how it was paid stay out. */
export function analyticsOrder(order: OrderDetail): AnalyticsOrder {
  const { orderNumber, currency, promoCodes, isTaxIncluded } = order;
  return {
    orderNumber,
    currency,
    promoCodes: [...promoCodes],
    lineItems: order.lines.map((line) => analyticsLine(line, isTaxIncluded)),
    subTotal: order.subtotal.amount,
    totalDiscount: order.totalDiscount.amount,
    totalVat: order.totalVat.amount,
    shippingTotal: order.shippingTotal.amount,
    shippingVat: order.shippingVat.amount,
  };
}

/** ANA-026 */
function analyticsLine(line: OrderLine, isTaxIncluded: boolean): AnalyticsOrderLine {
  const { styleNumber, ean, variant, unitPrice, isDigital } = line;
  const { amount, currency } = unitPrice.salesPrice;
  const vat = isTaxIncluded ? toMinor(unitPrice.vatAmount, currency) + toMinor(unitPrice.vatAmount2, currency) : 0;
  return {
    ...{ styleNumber, ean, isDigital, sizeName: variant.size },
    ...(variant.length && { lengthName: variant.length }),
    unitPrice: { salesPrice: amount, salesPriceWithoutVat: toDecimal(toMinor(amount, currency) - vat, currency) },
  };
}
