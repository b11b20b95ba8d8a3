import type { FoundAddress, RetrievedAddress } from '@selvedge/contract/address-book.ts';

/** The Canadian lookup: what was typed leads to rows, and a row to an address. Its key never reaches a browser. (CHK-045..048) */
export type AddressCompletePort = {
  find(asked: { searchTerm: string; lastId: string; language: string }): Promise<FoundAddress[]>;
  retrieve(id: string): Promise<RetrievedAddress | undefined>;
};

export type AddressCompleteSettings = { key: string; findUrl: string; retrieveUrl: string };

const patience = 3_000;

export function addressComplete({ key, findUrl, retrieveUrl }: AddressCompleteSettings): AddressCompletePort {
  return {
    find: async ({ searchTerm, lastId, language }) => {
      const items = await ask(findUrl, {
        ...{ Key: key, SearchTerm: searchTerm, LastId: lastId, Country: 'CAN' },
        LanguagePreference: language === 'fr' ? 'fr' : 'en',
      });
      return items.map(({ Id = '', Text = '', Description = '', Next }) => ({
        ...{ id: Id, text: Text, description: Description },
        next: Next === 'Find' ? 'Find' : 'Retrieve',
      }));
    },
    retrieve: async (id) => {
      const [item] = await ask(retrieveUrl, { Key: key, Id: id });
      if (!item) return undefined;
      const { BuildingNumber = '', Street = '', Line1 = '', Line2 = '', City = '', ProvinceCode = '', PostalCode = '' } = item;
      const street =
        BuildingNumber !== '' && Street !== '' ? { line1: Street, houseNumber: BuildingNumber } : { line1: Line1, houseNumber: '' };
      return { ...street, line2: Line2, city: City, regionCode: ProvinceCode, postalCode: PostalCode };
    },
  };
}

type Item = Partial<Record<string, string>>;

/** Form-encoded, as the service wants it. It answers 200 with an item that names an error when it will not. */
async function ask(url: string, form: Record<string, string>): Promise<Item[]> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The address lookup answered ${response.status}.`);
  const { Items: items = [] } = (await response.json()) as { Items?: Item[] };
  if (items[0]?.Error) throw new Error(`The address lookup refused: ${items[0].Error}.`);
  return items;
}

declare module '../shop/ctx.ts' {
  interface Ports {
    addressComplete: AddressCompletePort;
  }
}

declare module '../shop/shop.ts' {
  interface ShopConfig {
    addressComplete?: AddressCompleteSettings | undefined;
  }
}
