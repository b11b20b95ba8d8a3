import { Address } from '@selvedge/contract/address.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { countriesWithLayout } from '@selvedge/domain/address/address-layout.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopProvider } from '../../lib/shop-context.tsx';
import { AddressCard } from './address-card.tsx';

const page = {
  ...{ navigation: { pageLinks: {} }, featureToggles: {}, translations: { 'address.remove_of': 'Remove: {place}' }, markets: [] },
  content: { _meta: { url: '/hu-HU/account', alias: 'accountPage' }, rows: {} },
  location: { market: { id: 'hu-HU' }, path: '', query: {} },
} as unknown as PageData;
const nothing = async () => {};

function namesOf(address: Address): string[] {
  const html = renderToStaticMarkup(
    <ShopProvider page={page} router={undefined}>
      <AddressCard address={address} onEdit={() => {}} onPrefer={nothing} onRemove={nothing} />
    </ShopProvider>,
  );
  return [...html.matchAll(/aria-label="(Remove: [^"]*)"/g)].map(([, name = '']) => name);
}

test.each(countriesWithLayout)('in %s two addresses of one town, or of one company, have buttons of different names', (country) => {
  const here = {
    firstName: 'Ada',
    lastName: 'Weaver',
    organizationName: 'Weavers',
    city: 'Budapest',
    postalCode: '1052',
    houseNumber: '12',
  };
  const [one, other] = ['Váci utca', 'Petőfi utca'].map((line1) => namesOf(Address.parse({ ...here, line1, country })));
  expect(one).toHaveLength(1);
  expect(one).not.toEqual(other);
});
