import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { freeFreightValue } from './free-freight.ts';
import { marketPageWords } from './market-words.ts';
import { shippingProviders } from './providers.ts';

/** How the demo sends to a market: to the door, to a pickup point, to a locker where people use them, in a hurry, to a store. */
export const shippingMethods = (market: MarketSettings): ContentShippingMethod[] => {
  const [first, second] = shippingProviders(market);
  const { shipping } = marketPageWords(market);
  const by = (text: string, carrier: string) => text.replace('{carrier}', carrier);
  if (!first) throw new Error(`No carrier for ${market.id}.`);
  const { code } = market.country;
  const [days, price, warehouse] = [deliveryDays(code), freightPrice(market), warehouseOf(code)];
  const later = { workingDays: { from: days.from, to: days.to + 1 }, ...warehouse };
  const locker = lockers[code];
  return [
    {
      ...{ id: `${first.id}-home`, name: by(shipping.home, first.name), carrier: first.id, deliveryType: 'home', price },
      delivery: { workingDays: days, ...warehouse },
      ...(notServed[code] && { excludes: notServed[code] }),
    },
    ...(second
      ? [
          {
            ...{ id: `${second.id}-pickup`, name: by(shipping.pickupPoint, second.name), carrier: second.id, deliveryType: 'pickupPoint' },
            ...{ price: Math.max(1, Math.round(price * 0.8)), delivery: later },
          },
        ]
      : []),
    ...(locker
      ? [
          {
            ...{
              id: `${locker.carrier}-locker`,
              name: locker.name ?? by(shipping.locker, locker.operator),
              carrier: locker.carrier,
              deliveryType: 'locker',
            },
            ...{ price: Math.max(1, Math.round(price * 0.8)), delivery: later },
          },
        ]
      : []),
    ...(inAHurry.has(code)
      ? [
          {
            ...{ id: 'dhl-express-home', name: by(shipping.express, 'DHL Express'), carrier: 'dhl-express', deliveryType: 'home' },
            ...{ price: price * 2 + 5, delivery: { workingDays: { from: 1, to: 1 }, ...warehouse } },
            ...(notServed[code] && { excludes: notServed[code] }),
          },
        ]
      : []),
    ...(market.hasStoreLocator && storeCountries.has(code)
      ? [
          {
            ...{ id: 'store', name: shipping.store, carrier: 'selvedge', deliveryType: 'store', price: 0 },
            delivery: { workingDays: { from: days.from + 1, to: days.to + 2 }, ...warehouse },
          },
        ]
      : []),
  ];
};

/** Some are known by a name of their own. */
const lockers: Record<string, { carrier: string; operator: string; name?: string } | undefined> = {
  CZ: { carrier: 'packeta', operator: 'Packeta', name: 'Packeta Z-BOX' },
  DE: { carrier: 'dhl', operator: 'DHL', name: 'DHL Packstation' },
  EE: { carrier: 'omniva', operator: 'Omniva' },
  ES: { carrier: 'correos', operator: 'Correos' },
  FI: { carrier: 'posti', operator: 'Posti' },
  LT: { carrier: 'omniva', operator: 'Omniva' },
  LV: { carrier: 'omniva', operator: 'Omniva' },
  PL: { carrier: 'inpost', operator: 'InPost', name: 'InPost Paczkomat' },
  RO: { carrier: 'sameday', operator: 'Sameday', name: 'Sameday easybox' },
  SE: { carrier: 'budbee', operator: 'Budbee', name: 'Budbee Box' },
  SK: { carrier: 'packeta', operator: 'Packeta', name: 'Packeta Z-BOX' },
};

const inAHurry = new Set(['DE', 'DK', 'FR', 'GB', 'NL', 'SE', 'US', 'IT']);
const storeCountries = new Set(['DK', 'DE', 'AT', 'CH', 'NL', 'BE', 'FR', 'CZ', 'HU', 'GR', 'CY', 'TR', 'AE', 'US', 'CA']);

/** Islands, enclaves and what lies beyond the trucks' roads. */
const notServed: Record<string, ContentShippingMethod['excludes']> = {
  DE: { postalCodes: ['27498', '78266'] },
  ES: { postalCodes: ['35', '38', '51', '52'] },
  IT: { postalCodes: ['23041', '22061'] },
  US: { regions: ['AK', 'HI'] },
};

/** Which of the demo's warehouses sends to the market, when its last van leaves, and when it stands still. */
const warehouseOf = (code: string) => {
  if (['GB', 'IE'].includes(code))
    return { cutOff: '15:00', timeZone: 'Europe/London', closedDays: ['12-25', '12-26', '01-01', 'easter-2', 'easter+1'] };
  if (['US', 'CA'].includes(code)) return { cutOff: '13:00', timeZone: 'America/New_York', closedDays: ['12-25', '01-01', '07-04'] };
  if (['AE', 'SA', 'QA', 'KW', 'JO', 'EG'].includes(code))
    return { cutOff: '12:00', timeZone: 'Asia/Dubai', closedDays: ['12-02', '01-01'] };
  return {
    cutOff: '14:00',
    timeZone: 'Europe/Copenhagen',
    closedDays: ['12-24', '12-25', '12-26', '12-31', '01-01', 'easter-3', 'easter-2', 'easter+1', 'easter+39', 'easter+50'],
  };
};

const deliveryDays = (code: string) => {
  if (['DK', 'GB', 'AE', 'DE', 'SE'].includes(code)) return { from: 1, to: 2 };
  if (['TR', 'UA', 'EG', 'TN', 'MA', 'DZ', 'AM', 'JO'].includes(code)) return { from: 4, to: 7 };
  return { from: 2, to: 4 };
};

/** A twelfth of what freight is free from, in whole units. */
const freightPrice = (market: MarketSettings) => Math.max(1, Math.round(freeFreightValue(market) / 12));
