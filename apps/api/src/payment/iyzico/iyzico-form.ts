import type { PayAddress, PayLine, StartPayment } from '../payment-provider.ts';
import { toProviderDecimal } from '../provider-amount.ts';

/** Iyzico's own placeholder for a buyer who has no Turkish identity number. */
const noIdentity = '11111111111';

/** A hosted form. The card is typed on Iyzico's page and never passes the shop. */
export function iyzicoForm(payment: StartPayment) {
  const { reference, amount, locale, returnUrl, shopper, billing, shipping, lines } = payment;
  const address = billing ?? shipping;
  const price = toProviderDecimal(amount);
  return {
    ...{ locale: locale.startsWith('tr') ? 'tr' : 'en', conversationId: reference, basketId: reference, price, paidPrice: price },
    ...{ currency: amount.currency, paymentGroup: 'PRODUCT', callbackUrl: returnUrl, enabledInstallments: [1] },
    buyer: {
      ...{ id: shopper.reference ?? reference, name: address?.firstName ?? '-', surname: address?.lastName ?? '-', email: shopper.email },
      ...{ identityNumber: shopper.personalNumber || noIdentity, ip: shopper.ip ?? '127.0.0.1', gsmNumber: address?.phone ?? '' },
      ...{ registrationAddress: street(address), city: address?.city ?? '-', country: address?.country ?? payment.country },
    },
    shippingAddress: iyzicoAddress(shipping ?? billing, payment.country),
    billingAddress: iyzicoAddress(address, payment.country),
    basketItems: items(lines, payment),
  };
}

function iyzicoAddress(address: PayAddress | undefined, country: string) {
  const contactName = [address?.firstName, address?.lastName].filter(Boolean).join(' ') || '-';
  return {
    contactName,
    address: street(address),
    city: address?.city || '-',
    country: address?.country ?? country,
    zipCode: address?.postalCode ?? '',
  };
}

function street(address: PayAddress | undefined): string {
  return [address?.street, address?.houseNumber].filter(Boolean).join(' ') || '-';
}

/** Iyzico takes no negative line: with a discount or a gift card the whole order is one. */
function items(lines: PayLine[], { amount, reference }: StartPayment) {
  const sold = lines.filter((line) => line.totalValue !== 0);
  const isFitting = sold.every((line) => line.totalValue > 0) && sold.reduce((sum, line) => sum + line.totalValue, 0) === amount.value;
  const whole = { reference, name: reference, kind: 'physical' as const, totalValue: amount.value };
  return (isFitting && sold.length > 0 ? sold : [whole]).map((line) => ({
    ...{
      id: line.reference,
      name: line.name.slice(0, 100),
      category1: 'Giyim',
      itemType: line.kind === 'digital' ? 'VIRTUAL' : 'PHYSICAL',
    },
    price: toProviderDecimal({ value: line.totalValue, currency: amount.currency }),
  }));
}
