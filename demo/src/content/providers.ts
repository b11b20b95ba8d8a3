import type { MarketSettings } from '@selvedge/contract/market.ts';

type Provider = { id: string; name: string };

/** The payment logos in the footer: cards, then what the country pays with, then what the market's provider adds. */
export const paymentProviders = (market: MarketSettings): Provider[] => {
  const ids =
    market.paymentProviders.includes('iyzico') && !market.paymentProviders.includes('adyen')
      ? ['visa', 'mastercard', 'troy', 'iyzico']
      : ['visa', 'mastercard', 'amex', ...(localPayments[market.country.code] ?? []), 'apple-pay', 'google-pay'];
  const all = market.paymentProviders.includes('klarna') ? [...ids, 'klarna'] : ids;
  return all.map((id) => ({ id, name: paymentNames[id] ?? id }));
};

/** The carriers of a market, the usual one first. */
export const shippingProviders = (market: MarketSettings): Provider[] =>
  (carriers[market.country.code] ?? ['dhl-express']).map((id) => ({
    id,
    name: localCarrierNames[market.language.baseCode]?.[id] ?? carrierNames[id] ?? id,
  }));

const paymentNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  swish: 'Swish',
  twint: 'TWINT',
  blik: 'BLIK',
  'mb-way': 'MB WAY',
  multibanco: 'Multibanco',
  'cartes-bancaires': 'Cartes Bancaires',
  dankort: 'Dankort',
  eps: 'eps',
  bizum: 'Bizum',
  mada: 'mada',
  knet: 'KNET',
  interac: 'Interac',
  troy: 'Troy',
  iyzico: 'iyzico',
};

const localPayments: Record<string, string[]> = {
  AT: ['eps', 'paypal'],
  BE: ['bancontact', 'paypal'],
  CA: ['interac', 'paypal'],
  CH: ['twint', 'paypal'],
  DE: ['paypal'],
  DK: ['dankort', 'mobilepay'],
  ES: ['bizum', 'paypal'],
  FI: ['mobilepay'],
  FR: ['cartes-bancaires', 'paypal'],
  GB: ['paypal'],
  IE: ['paypal'],
  IT: ['paypal'],
  KW: ['knet'],
  LU: ['paypal'],
  MC: ['cartes-bancaires'],
  NL: ['ideal', 'paypal'],
  NO: ['vipps'],
  PL: ['blik', 'paypal'],
  PT: ['mb-way', 'multibanco'],
  SA: ['mada'],
  SE: ['swish'],
  US: ['paypal'],
};

const carrierNames: Record<string, string> = {
  'dhl-express': 'DHL Express',
  dhl: 'DHL',
  hermes: 'Hermes',
  dpd: 'DPD',
  gls: 'GLS',
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  aramex: 'Aramex',
  postnord: 'PostNord',
  bring: 'Bring',
  budbee: 'Budbee',
  posti: 'Posti',
  postnl: 'PostNL',
  bpost: 'bpost',
  'austrian-post': 'Österreichische Post',
  'swiss-post': 'Die Schweizerische Post',
  colissimo: 'Colissimo',
  'mondial-relay': 'Mondial Relay',
  'royal-mail': 'Royal Mail',
  evri: 'Evri',
  'an-post': 'An Post',
  correos: 'Correos',
  seur: 'SEUR',
  ctt: 'CTT Expresso',
  'poste-italiane': 'Poste Italiane',
  brt: 'BRT',
  inpost: 'InPost',
  packeta: 'Packeta',
  omniva: 'Omniva',
  speedy: 'Speedy',
  sameday: 'Sameday',
  elta: 'ELTA Courier',
  'acs-courier': 'ACS Courier',
  'nova-poshta': 'Нова пошта',
  'canada-post': 'Canada Post',
  'yurtici-kargo': 'Yurtiçi Kargo',
  'aras-kargo': 'Aras Kargo',
  maltapost: 'MaltaPost',
};

/** Posts of countries with several languages are called in each of them. */
const localCarrierNames: Record<string, Record<string, string>> = {
  fr: { 'swiss-post': 'La Poste Suisse', 'canada-post': 'Postes Canada' },
};

const carriers: Record<string, string[]> = {
  AE: ['aramex', 'dhl-express'],
  AT: ['austrian-post', 'dpd'],
  BE: ['bpost', 'mondial-relay'],
  BG: ['speedy', 'dhl-express'],
  CA: ['canada-post', 'ups'],
  CH: ['swiss-post', 'dpd'],
  CY: ['acs-courier', 'dhl-express'],
  CZ: ['packeta', 'dpd'],
  DE: ['dhl', 'hermes'],
  DK: ['postnord', 'gls'],
  EE: ['omniva', 'dpd'],
  EG: ['aramex', 'dhl-express'],
  ES: ['correos', 'seur'],
  FI: ['posti', 'postnord'],
  FR: ['colissimo', 'mondial-relay'],
  GB: ['royal-mail', 'evri'],
  GR: ['elta', 'acs-courier'],
  HR: ['gls', 'dpd'],
  HU: ['gls', 'packeta'],
  IE: ['an-post', 'dpd'],
  IT: ['poste-italiane', 'brt'],
  JO: ['aramex', 'dhl-express'],
  KW: ['aramex', 'dhl-express'],
  LT: ['omniva', 'dpd'],
  LU: ['dhl', 'dpd'],
  LV: ['omniva', 'dpd'],
  MA: ['aramex', 'dhl-express'],
  MC: ['colissimo', 'dhl-express'],
  MT: ['maltapost', 'dhl-express'],
  NL: ['postnl', 'dhl'],
  NO: ['bring', 'postnord'],
  PL: ['inpost', 'dpd'],
  PT: ['ctt', 'dpd'],
  QA: ['aramex', 'dhl-express'],
  RO: ['sameday', 'dpd'],
  SA: ['aramex', 'dhl-express'],
  SE: ['postnord', 'budbee'],
  SI: ['gls', 'dpd'],
  SK: ['packeta', 'dpd'],
  TN: ['aramex', 'dhl-express'],
  TR: ['yurtici-kargo', 'aras-kargo'],
  UA: ['nova-poshta', 'dhl-express'],
  US: ['ups', 'usps'],
};
