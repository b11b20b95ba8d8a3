import type { Basket, BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';

/** What of an order is decided when it is placed, and never made anew. */
export type OrderDocument = Pick<
  OrderDetail,
  | 'lines'
  | 'currency'
  | 'subtotal'
  | 'total'
  | 'totalDiscount'
  | 'totalSavings'
  | 'totalVat'
  | 'totalVat1'
  | 'totalVat2'
  | 'vatName'
  | 'vatName2'
  | 'isTaxIncluded'
  | 'freeShipping'
  | 'shippingTotal'
  | 'shippingVat'
  | 'promoCodes'
  | 'promoCodeAmounts'
  | 'staffDiscounts'
  | 'shippingAddress'
  | 'billingAddress'
  | 'shipments'
  | 'note'
  | 'hasSeveralParcels'
  | 'isDigital'
  | 'wantsClub'
  | 'exchangeOf'
> & {
  /** What the buyer agreed to, and when. */
  termsVersion?: string | undefined;
  termsAcceptedAt?: string | undefined;
  disclosureReadAt?: string | undefined;
  dataConsentAt?: string | undefined;
};

/** CHK-044 the two at the end are Türkiye's. */
export type AgreedTerms = {
  version: string;
  acceptedAt: string;
  disclosureReadAt?: string | undefined;
  dataConsentAt?: string | undefined;
};

/** Takes over what was counted: a line that could not be bought was not paid for either. */
export function freezeBasket(basket: Basket, terms?: AgreedTerms): OrderDocument {
  const { shippingAddress, billingAddress, useBillingAddressForShipping, hasMultipleShippingLocations } = basket;
  const { currency, subtotal, total, totalDiscount, totalSavings, totalVat, totalVat1, totalVat2, vatName, vatName2 } = basket;
  const { isTaxIncluded, freeShipping, shippingTotal, shippingVat, promoCodes, promoCodeAmounts, shipments, note, isDigital } = basket;
  const sentTo = useBillingAddressForShipping ? billingAddress : shippingAddress;
  return {
    ...{ currency, subtotal, total, totalDiscount, totalSavings, totalVat, totalVat1, totalVat2, vatName, vatName2 },
    ...{ isTaxIncluded, freeShipping, shippingTotal, shippingVat, promoCodes, promoCodeAmounts, shipments, note, isDigital },
    lines: basket.lines.filter(isBought).map(({ maximumQuantity: _maximum, state: _state, bonus: _bonus, ...line }) => line),
    ...(sentTo && { shippingAddress: sentTo }),
    ...(billingAddress ? { billingAddress } : sentTo && { billingAddress: sentTo }),
    ...(basket.staffDiscounts && { staffDiscounts: basket.staffDiscounts }),
    hasSeveralParcels: hasMultipleShippingLocations,
    ...(basket.acceptedNewsletter && { wantsClub: true }),
    ...(terms && showTerms(terms)),
  };
}

function showTerms({ version, acceptedAt, disclosureReadAt, dataConsentAt }: AgreedTerms): Partial<OrderDocument> {
  return {
    ...{ termsVersion: version, termsAcceptedAt: acceptedAt },
    ...(disclosureReadAt && { disclosureReadAt }),
    ...(dataConsentAt && { dataConsentAt }),
  };
}

function isBought({ state, quantity }: BasketLine): boolean {
  return quantity > 0 && (state === 'available' || state === 'limited');
}
