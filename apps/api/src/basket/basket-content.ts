import type { Address } from '@selvedge/contract/address.ts';
import type { StockLocation } from '@selvedge/contract/basket-shape.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import type { StaffDiscount } from '@selvedge/domain/basket/take-staff-discounts.ts';

/** What a basket's row keeps. Prices are not among it: they are made anew whenever somebody looks. */
export type BasketContent = {
  lines: readonly StoredLine[];
  /** What the market of the moment does not sell; it comes back with the market that does. */
  setAside?: readonly StoredLine[] | undefined;
  codes: readonly { code: string; promotionId: string }[];
  giftCards: readonly { id: string }[];
  /** `{promotion} {reward}` -> how many bonus products the shopper does not want. */
  optedOut?: Readonly<Record<string, number>> | undefined;
  note?: string | undefined;
  /** When the shopper said so, by our clock. */
  termsAcceptedAt?: string | undefined;
  /** Which terms these were. */
  termsVersion?: string | undefined;
  newsletterAcceptedAt?: string | undefined;
  /** CHK-044 in Türkiye: the disclosure was read, and data may be used for more than the order. */
  disclosureReadAt?: string | undefined;
  dataConsentAt?: string | undefined;
  /** What a guest gave to be written to. */
  email?: string | undefined;
  shippingAddress?: Address | undefined;
  billingAddress?: Address | undefined;
  useBillingAddressForShipping?: boolean | undefined;
  staffDiscounts?: readonly GivenDiscount[] | undefined;
  /** How the parcels travel, as far as the shopper has chosen. Which parcels there are follows from the lines. */
  shipments?: readonly ChosenShipment[] | undefined;
};

/** What a member of staff took off, and the device where it holds. */
export type GivenDiscount = StaffDiscount & { currency: string; deviceId: string; at: string };

export type ChosenShipment = {
  /** Where the parcel leaves from. */
  id: StockLocation;
  shippingMethodId: string;
  pickupPointId: string;
  /** As it was when it was chosen, with the name of whoever fetches it. */
  pickupPointAddress?: Address | undefined;
};

export const emptyContent: BasketContent = { lines: [], codes: [], giftCards: [] };

export function isEmptyContent({ lines, setAside }: BasketContent): boolean {
  return lines.length === 0 && (setAside ?? []).length === 0;
}
