import { type AddressCompletePort, type AddressCompleteSettings, addressComplete } from '../address/address-complete.ts';
import type { AddressPort } from '../address/address-port.ts';
import { offlineAddressComplete } from '../address/offline-address-complete.ts';
import { offlineAddresses } from '../address/offline-addresses.ts';
import { offlinePickupPoints } from '../shipping/offline-pickup-points.ts';
import type { PickupPointPort } from '../shipping/pickup-point-port.ts';

/** Third parties that a call may ask. */
export type Ports = { addresses: AddressPort; addressComplete: AddressCompletePort; pickupPoints: PickupPointPort };

/** Stand-ins, unless the environment names the real ones. */
export function openPorts(config: { addressComplete?: AddressCompleteSettings | undefined }): Ports {
  return {
    addresses: offlineAddresses,
    addressComplete: config.addressComplete ? addressComplete(config.addressComplete) : offlineAddressComplete,
    pickupPoints: offlinePickupPoints,
  };
}
