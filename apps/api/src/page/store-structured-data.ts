import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import type { Store } from '@selvedge/contract/store.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines read about a store: where it is, when it is open and on which days it is not. */
export function storeStructuredData(store: Store, { shopUrl, shopName }: { shopUrl: string; shopName: string }): Record<string, unknown> {
  const { name, url, phone, street, city, postalCode, country, latitude, longitude, openingHours, holidays } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    '@id': `${shopUrl}${url}#store`,
    name: `${shopName} ${name}`,
    url: shopUrl + url,
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: groupHours(openingHours).map(({ dayOfWeek, from, to }) => ({
      ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to },
    })),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.slice(0, 20).map(({ date, from = '00:00', to = '00:00' }) => ({
        ...{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens: from, closes: to },
      })),
    }),
  };
}

function groupHours(hours: readonly OpeningHours[]) {
  const same = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`);
  return [...same.values()].map((group) => ({ ...group[0]!, dayOfWeek: group.map(({ day }) => days[day - 1]!) }));
}
