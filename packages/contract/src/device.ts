import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The public half of the key that a device makes for itself and never gives away. */
const DeviceKey = z.object({
  x: z.string().regex(/^[\w-]{43}$/),
  y: z.string().regex(/^[\w-]{43}$/),
});
export type DeviceKey = z.infer<typeof DeviceKey>;

/** A device in a store, as it knows itself. */
export const Device = z.object({
  id: z.string(),
  name: z.string(),
  market: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  terminalId: z.string().optional(),
  /** The shop's clock: a device whose own one is wrong counts from here. */
  now: z.string(),
  /** Whether shoppers are there, by the clock on the store's wall and with its days off. A store without hours never closes. */
  isOpen: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const device = {
  enrol: endpoint({
    method: 'POST',
    path: '/api/device/enrol',
    summary:
      'Makes the browser a device of the store that a member of staff gave the code for. A code is good once, for a quarter of an hour.',
    access: 'public',
    maintenance: 'open',
    body: z.object({ code: z.string().trim().min(1).max(40), key: DeviceKey }),
    response: Device,
    errors: ['not_found'],
    rateLimit: { limit: 10, seconds: 600 },
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/device',
    summary: 'Which device of a store the browser is. Nobody has enrolled it: 404.',
    access: 'public',
    maintenance: 'open',
    response: Device,
    errors: ['not_found'],
  }),
  clear: endpoint({
    method: 'POST',
    path: '/api/device/clear',
    summary: "Takes away every cookie of the browser but the device's own, and what it keeps of answers: the next shopper finds nothing.",
    access: 'public',
    maintenance: 'open',
    response: z.void(),
  }),
};
