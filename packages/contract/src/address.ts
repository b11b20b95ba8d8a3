import { z } from 'zod';

const Text = z.string().max(200).default('');

/** An address as every call speaks of it. It counts as filled when `line1` is. */
export const Address = z.object({
  id: Text,
  accountId: Text,
  email: z.string().max(254).default(''),
  firstName: Text,
  lastName: Text,
  organizationName: Text,
  line1: Text,
  line2: Text,
  houseNumber: Text,
  city: Text,
  postalCode: Text,
  /** The state in the United States, the province in Canada. */
  regionCode: Text,
  country: Text,
  mobilePhoneNumber: Text,
  district: Text,
  taxOffice: Text,
  carrierPostNumber: Text,
  carrierVariant: Text,
  customsCustomerNumber: Text,
  legalCustomerNumber: Text,
  geoCoordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  isPreferred: z.boolean().default(false),
});
export type Address = z.infer<typeof Address>;
