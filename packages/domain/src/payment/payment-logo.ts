/** PAY-018 every mark that is drawn; each has a form in one colour too. */
export const paymentLogos = [
  'bankCards',
  'invoice',
  'klarna',
  'paypal',
  'visa',
  'mastercard',
  'maestro',
  'amex',
  'applePay',
  'googlePay',
  'ideal',
  'bancontact',
  'bancontactApp',
  'mobilePay',
  'ratepay',
  'visaDankort',
] as const;
export type PaymentLogo = (typeof paymentLogos)[number];

/** PAY-020 the first row with a word that is in the name decides: what is more particular stands above. */
const matches: readonly (readonly [PaymentLogo, readonly string[]])[] = [
  ['visaDankort', ['visadankort', 'dankort']],
  ['bancontactApp', ['bancontactapp', 'bcmcmobile', 'payconiq']],
  ['bancontact', ['bancontact', 'bcmc', 'mistercash']],
  ['applePay', ['applepay']],
  ['googlePay', ['googlepay', 'paywithgoogle']],
  ['mobilePay', ['mobilepay']],
  ['klarna', ['klarna', 'paynow', 'paylater', 'payovertime', 'directdebit', 'sofort']],
  ['paypal', ['paypal']],
  ['ideal', ['ideal']],
  ['ratepay', ['ratepay']],
  ['maestro', ['maestro']],
  ['mastercard', ['mastercard', 'eurocard', 'mc']],
  ['amex', ['americanexpress', 'amex']],
  ['visa', ['visa', 'electron']],
  ['invoice', ['invoice', 'openinvoice', 'afterpay', 'billie']],
  ['bankCards', ['scheme', 'creditcard', 'debitcard', 'bankcard', 'card', 'storedpaymentmethod']],
];
/** Too short to be looked for inside a longer word. */
const whole = new Set(['mc', 'card', 'visa', 'ideal', 'amex']);

/** By a provider's type, a brand or an alias. Undefined: the name is written instead. */
export function paymentLogo(name: string): PaymentLogo | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  const parts = name.toLowerCase().split(/[^a-z]+/);
  return matches.find(([, words]) =>
    words.some((word) => (whole.has(word) ? plain === word || parts.includes(word) : plain.includes(word))),
  )?.[0];
}

/** PAY-017 what shoppers read, by the provider's type. */
const aliases: Readonly<Record<string, string>> = {
  scheme: 'Credit Card',
  card: 'Credit Card',
  creditcard: 'Credit Card',
  paysafecard: 'Paysafecard',
  applepay: 'Apple Pay',
  samsungpay: 'Samsung Pay',
  mobilepay: 'MobilePay',
  googlepay: 'Google Pay',
  paywithgoogle: 'Google Pay',
  // With the dot: it is written so.
  sofort: 'Sofort.',
  directebanking: 'Sofort.',
  ideal: 'iDeal',
  giropay: 'GiroPay',
  trustly: 'Trustly',
  paypal: 'PayPal',
  klarna: 'Klarna',
  klarnapaynow: 'Pay now',
  paynow: 'Pay now',
  klarnapaylater: 'Pay later',
  paylater: 'Pay later',
  klarnaaccount: 'Pay over time',
  payovertime: 'Pay over time',
  sliceit: 'Pay over time',
};

/** The alias of a provider's type, or the name that the provider gives. */
export function paymentAlias({ type, name }: { type: string; name: string }): string {
  return aliases[type.toLowerCase().replace(/[^a-z]/g, '')] ?? name;
}
