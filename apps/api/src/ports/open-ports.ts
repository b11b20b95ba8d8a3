import { type AddressCompleteSettings, addressComplete } from '../address/address-complete.ts';
import { offlineAddressComplete } from '../address/offline-address-complete.ts';
import { offlineAddresses } from '../address/offline-addresses.ts';
import { offlineStorePlaces } from '../address/offline-store-places.ts';
import { sandboxCarrier } from '../carrier/sandbox-carrier.ts';
import { type FacebookSettings, facebookLeads } from '../club/facebook-leads.ts';
import { type DeeplSettings, deepl } from '../content/translations/deepl.ts';
import { ownLedger } from '../loyalty/own-ledger.ts';
import { offlinePickupPoints } from '../shipping/offline-pickup-points.ts';
import type { Ports } from '../shop/ctx.ts';
import type { StoragePort } from '../storage/storage-port.ts';

type Named = {
  facebook?: FacebookSettings | undefined;
  addressComplete?: AddressCompleteSettings | undefined;
  deepl?: DeeplSettings | undefined;
  /** With real payment there is no sandbox, and no carrier that only plays one. */
  payment?: { sandbox?: { url: string } | undefined } | undefined;
};

/** Stand-ins, unless the environment names the real ones. */
export function openPorts(config: Named, storage?: StoragePort): Ports {
  return {
    storage,
    addresses: offlineAddresses,
    addressComplete: config.addressComplete ? addressComplete(config.addressComplete) : offlineAddressComplete,
    pickupPoints: offlinePickupPoints,
    storePlaces: offlineStorePlaces,
    loyalty: ownLedger,
    machineTranslation: config.deepl && deepl(config.deepl),
    leads: config.facebook && facebookLeads(config.facebook),
    carrier: config.payment?.sandbox && sandboxCarrier(config.payment.sandbox),
  };
}
