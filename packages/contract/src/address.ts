import { z } from 'zod';
import { EmailAddress, plainText } from './plain-text.ts';

const Text = plainText(200).default('');

/** An address as every call speaks of it. It counts as filled when `line1` is. */
export const Address = z.object({
  id: Text,
  accountId: Text,
  email: EmailAddress.default(''),
  firstName: Text,
  lastName: Text,
  organizationName: Text,
  line1: Text,
  line2: Text,
  houseNumber: Text,
  /** In Turkey written by the shop: the name of the district that `regionCode` stands for. */
  city: Text,
  postalCode: Text,
  /** The state in the United States, the province in Canada, the number of the district (il) in Turkey. */
  regionCode: Text,
  /** Always the market's, whatever is sent. */
  country: Text,
  /** With its dial prefix, `+4915112345678`, once it is saved. */
  mobilePhoneNumber: Text,
  /** In Turkey the name of the zone (ilçe). */
  district: Text,
  taxOffice: Text,
  carrierPostNumber: Text,
  /** `locker` on the address of a pickup point that is one. */
  carrierVariant: Text,
  customsCustomerNumber: Text,
  legalCustomerNumber: Text,
  geoCoordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  isPreferred: z.boolean().default(false),
});
export type Address = z.infer<typeof Address>;
/** What a form sends: what is left out is empty. */
export type AddressInput = z.input<typeof Address>;
