import { redirectMethods } from './pay.ts';

const byCountry: Readonly<Record<string, string[]>> = {
  NL: ['ideal', 'paypal'],
  BE: ['bcmc', 'bcmc_mobile', 'paypal'],
  DK: ['mobilepay'],
  FI: ['mobilepay', 'trustly'],
  SE: ['trustly', 'paypal'],
  NO: ['paypal'],
  DE: ['paypal', 'giropay', 'directEbanking', 'paysafecard'],
  AT: ['paypal', 'directEbanking', 'paysafecard'],
  CH: ['paypal', 'paysafecard'],
  PL: ['paypal', 'paysafecard'],
};
const european = new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

/** Cards everywhere, and what people of a country pay with besides. */
export function listMethods({ countryCode }: Record<string, unknown>) {
  const country = String(countryCode ?? '');
  const brands = ['visa', 'mc', 'amex', ...(european.has(country) ? ['maestro'] : [])];
  const others = byCountry[country] ?? ['paypal'];
  return {
    paymentMethods: [{ type: 'scheme', name: 'Cards', brands }, ...others.map((type) => ({ type, name: redirectMethods[type] ?? type }))],
  };
}
