import { z } from 'zod';
import { Address } from './address.ts';
import { endpoint } from './endpoint.ts';

export const AddressSuggestion = z.object({
  country: z.string(),
  region: z.string(),
  city: z.string(),
  zipcode: z.string(),
  street: z.string(),
  /** The whole of it on one line. */
  label: z.string(),
  number: z.string(),
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

const Part = z.string().max(200).default('');
export const AddressQuestion = z.object({ region: Part, city: Part, zipCode: Part, streetName: Part, houseNumber: Part });
export type AddressQuestion = z.infer<typeof AddressQuestion>;

/** What is not known to be wrong is right. */
export const AddressValidation = z.object({
  cityValidated: z.boolean().default(true),
  streetValidated: z.boolean().default(true),
  houseNumberValidated: z.boolean().default(true),
});
export type AddressValidation = z.infer<typeof AddressValidation>;

/** One row of what the Canadian lookup finds: an address to retrieve, or a place to look further in. */
export const FoundAddress = z.object({
  id: z.string(),
  text: z.string(),
  description: z.string(),
  next: z.enum(['Find', 'Retrieve']),
});
export type FoundAddress = z.infer<typeof FoundAddress>;

export const RetrievedAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  /** The province, as two letters. */
  regionCode: z.string(),
  postalCode: z.string(),
});
export type RetrievedAddress = z.infer<typeof RetrievedAddress>;

export const AddressCountry = z.object({ name: z.string(), countryShortCode: z.string() });
export type AddressCountry = z.infer<typeof AddressCountry>;

/** The most addresses of one shopper in one country. */
export const mostAddresses = 50;

// Not the catalogue's own: its file would come along into every browser that opens a form.
const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });
const AddressParams = CatalogParams.extend({ addressId: z.string().min(1).max(40) });
const book = '/api/account/:catalog/address';
const own = {
  access: 'shopper',
  params: CatalogParams,
  caching: 'no-store',
  contentType: 'application/json-patch+json',
} as const;
const refusals = { errors: ['address_refused', 'not_found'] } as const;

/** The shopper's own addresses. A market shows and changes those of its country, and no others. */
export const addressBook = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: book,
    summary: 'The addresses of the shopper, the preferred one first.',
    response: z.array(Address),
  }),
  create: endpoint({
    ...own,
    ...refusals,
    method: 'POST',
    path: book,
    summary: 'Keeps an address. The first one is preferred.',
    body: Address,
    response: Address,
  }),
  get: endpoint({
    ...own,
    method: 'GET',
    path: `${book}/:addressId`,
    summary: 'One address of the shopper.',
    params: AddressParams,
    response: Address,
    errors: ['not_found'],
  }),
  update: endpoint({
    ...own,
    ...refusals,
    method: 'PUT',
    path: `${book}/:addressId`,
    summary: 'Changes an address.',
    params: AddressParams,
    body: Address,
    response: Address,
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: `${book}/:addressId`,
    summary: 'Forgets an address, and answers those that are left.',
    params: AddressParams,
    response: z.array(Address),
    errors: ['not_found'],
  }),
  setPreferred: endpoint({
    ...own,
    method: 'PUT',
    path: `${book}/set-preferred/:addressId`,
    summary: 'Makes an address the preferred one, and answers all of them.',
    params: AddressParams,
    response: z.array(Address),
    errors: ['not_found'],
  }),
};

const looked = { access: 'public', params: CatalogParams, caching: 'no-store', rateLimit: { limit: 120, seconds: 60 } } as const;

/** Help with typing. A service that fails has no result; nobody is kept from an address that it does not know. */
export const addressLookup = {
  suggest: endpoint({
    ...looked,
    method: 'GET',
    path: '/api/address-validation/:catalog/suggest/:address',
    summary: 'Addresses that begin like what was typed.',
    params: CatalogParams.extend({ address: z.string().min(1).max(200) }),
    response: z.array(AddressSuggestion),
  }),
  validate: endpoint({
    ...looked,
    method: 'POST',
    path: '/api/address-validation/:catalog/validate',
    summary: 'Which parts of an address are known.',
    body: AddressQuestion,
    response: AddressValidation,
  }),
  find: endpoint({
    ...looked,
    method: 'POST',
    path: '/api/address-complete/:catalog/find',
    summary: 'Canada: addresses that begin like what was typed. Other countries find nothing.',
    body: z.object({ searchTerm: z.string().max(200), lastId: z.string().max(200).default('') }),
    response: z.array(FoundAddress),
  }),
  retrieve: endpoint({
    ...looked,
    method: 'POST',
    path: '/api/address-complete/:catalog/retrieve',
    summary: 'Canada: the address of one of the rows that were found.',
    body: z.object({ id: z.string().min(1).max(200) }),
    response: RetrievedAddress,
    errors: ['not_found'],
  }),
  countries: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/order/:catalog/countries',
    summary: 'Where the market sends to: its own country.',
    params: CatalogParams,
    response: z.array(AddressCountry),
    caching: { sharedSeconds: 300 },
  }),
};
