import type { PayAddress, PayLine, StartPayment } from '../payment-provider.ts';
import { toProviderAmount } from '../provider-amount.ts';

const types = { physical: 'physical', digital: 'digital', shipping: 'shipping_fee', discount: 'discount', giftCard: 'gift_card' } as const;

type Priced = Pick<StartPayment, 'amount' | 'country' | 'locale' | 'reference' | 'lines'>;

/** An order as Klarna checks it: quantity times price less discount is the total, and the totals add up. */
export function klarnaOrder({ amount, country, locale, reference, lines }: Priced) {
  const { currency } = amount;
  const total = lines.reduce((sum, line) => sum + line.totalValue, 0);
  // Lines that don't add up would be refused, and the shopper with them: then the whole is one line.
  const fitting = lines.length > 0 && total === amount.value ? lines : [wholeOf(amount.value, reference)];
  const order_lines = fitting.map((line) => klarnaLine(line, currency));
  return {
    ...{ purchase_country: country, purchase_currency: currency, locale, merchant_reference1: reference },
    ...{ order_amount: toProviderAmount(amount).value, order_lines },
    order_tax_amount: order_lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
  };
}

export function klarnaAddress(
  { firstName, lastName, street, houseNumber, postalCode, city, state, country, phone }: PayAddress,
  email: string,
) {
  return {
    ...{ given_name: firstName, family_name: lastName, email, street_address: [street, houseNumber].filter(Boolean).join(' '), country },
    ...(postalCode && { postal_code: postalCode }),
    ...(city && { city }),
    ...(state && { region: state }),
    ...(phone && { phone }),
  };
}

function klarnaLine({ kind, reference, name, quantity, unitValue, totalValue, taxRate }: PayLine, currency: string) {
  const minor = (value: number) => toProviderAmount({ value, currency }).value;
  const isReduction = totalValue < 0;
  // A reduction is a negative price; Klarna knows no negative discount.
  const [count, unit] = isReduction || quantity * unitValue < totalValue ? [1, totalValue] : [quantity, unitValue];
  return {
    ...{ type: types[kind], reference: reference.slice(0, 64), name: name.slice(0, 255), quantity: count, unit_price: minor(unit) },
    ...{ tax_rate: taxRate, total_amount: minor(totalValue), total_discount_amount: minor(count * unit - totalValue) },
    total_tax_amount: minor(totalValue) - Math.round((minor(totalValue) * 10_000) / (10_000 + taxRate)),
  };
}

function wholeOf(value: number, reference: string): PayLine {
  return { reference, name: reference, kind: 'physical', quantity: 1, unitValue: value, totalValue: value, taxValue: 0, taxRate: 0 };
}
