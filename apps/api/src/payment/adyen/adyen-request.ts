import type { PayAddress, PayLine, StartPayment } from '../payment-provider.ts';
import { toProviderAmount } from '../provider-amount.ts';

/** `POST /payments`. Card fields arrive sealed from the browser and are passed on as they are. */
export function adyenRequest(payment: StartPayment, merchantAccount: string) {
  const { amount, reference, returnUrl, country, locale, shopper, billing, shipping, lines, method = {} } = payment;
  const { paymentMethod, browserInfo, origin } = method as { paymentMethod?: object; browserInfo?: object; origin?: string };
  return {
    ...{ merchantAccount, reference, returnUrl, amount: toProviderAmount(amount) },
    paymentMethod: paymentMethod ?? method,
    ...{ channel: 'Web', shopperInteraction: 'Ecommerce', countryCode: country, shopperLocale: locale, shopperEmail: shopper.email },
    ...(shopper.ip && { shopperIP: shopper.ip }),
    ...(shopper.reference && { shopperReference: shopper.reference }),
    ...(browserInfo && { browserInfo }),
    ...(origin && { origin }),
    ...(billing && { billingAddress: adyenAddress(billing), shopperName: { firstName: billing.firstName, lastName: billing.lastName } }),
    ...(shipping && { deliveryAddress: adyenAddress(shipping) }),
    ...(lines.length > 0 && { lineItems: lines.map((line) => adyenLine(line, amount.currency)) }),
    // A challenge is a page of the bank, not a component: it works without scripts and survives a closed tab.
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
  };
}

/** Adyen wants every part of an address; `N/A` is its own word for one that a country does not have. */
function adyenAddress({ street, houseNumber, postalCode, city, state, country }: PayAddress) {
  return {
    ...{ street: street || 'N/A', houseNumberOrName: houseNumber || 'N/A', postalCode: postalCode || 'N/A', city: city || 'N/A', country },
    ...(state && { stateOrProvince: state }),
  };
}

function adyenLine({ reference, name, quantity, unitValue, totalValue, taxValue, taxRate }: PayLine, currency: string) {
  const minor = (value: number) => toProviderAmount({ value, currency }).value;
  const amountIncludingTax = quantity === 1 ? minor(totalValue) : minor(unitValue);
  return {
    id: reference,
    description: name.slice(0, 100),
    quantity,
    amountIncludingTax,
    taxAmount: minor(taxValue),
    taxPercentage: taxRate,
  };
}
