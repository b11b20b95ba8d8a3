import { type AddressCompleteSettings, addressComplete } from '../address/address-complete.ts';
import { offlineAddressComplete } from '../address/offline-address-complete.ts';
import { offlineAddresses } from '../address/offline-addresses.ts';
import { offlinePickupPoints } from '../shipping/offline-pickup-points.ts';
import type { Ports } from '../shop/ctx.ts';

/** Stand-ins, unless the environment names the real ones. */
export function openPorts(config: { addressComplete?: AddressCompleteSettings | undefined }): Ports {
  return {
    addresses: offlineAddresses,
    addressComplete: config.addressComplete ? addressComplete(config.addressComplete) : offlineAddressComplete,
    pickupPoints: offlinePickupPoints,
  };
}
