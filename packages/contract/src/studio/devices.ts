import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';

/** `waiting`: its code has not been typed in yet. */
export const deviceStates = ['waiting', 'enrolled', 'revoked'] as const;

export const StaffDevice = z.object({
  id: z.string(),
  name: z.string(),
  market: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  terminalId: z.string().optional(),
  state: z.enum(deviceStates),
  enrolled: z.string().optional(),
  seen: z.string().optional(),
  createdBy: z.string(),
});
export type StaffDevice = z.infer<typeof StaffDevice>;

export const DevicePlace = z.object({
  name: z.string().trim().min(1).max(80),
  market: MarketId,
  storeId: z.string().trim().min(1).max(100),
  terminalId: z.string().trim().min(1).max(100).optional(),
});
export type DevicePlace = z.infer<typeof DevicePlace>;

/** Where devices can stand, and which terminals stand there. */
const DevicePlaces = z.object({
  stores: z.array(z.object({ id: z.string(), name: z.string(), markets: z.array(z.string()) })),
  terminals: z.array(z.object({ place: z.string(), id: z.string() })),
});
export type DevicePlaces = z.infer<typeof DevicePlaces>;

export const IssuedCode = z.object({
  device: StaffDevice,
  /** Shown once; only its hash is kept. */
  code: z.string(),
  expires: z.string(),
  /** Of the page where the code is typed in; behind it the code, for whoever reads it as a square code. */
  setupUrl: z.string(),
});
export type IssuedCode = z.infer<typeof IssuedCode>;

const write = { access: { staff: 'device.write' } } as const;
const params = z.object({ id: z.uuid() });

export const staffDevices = {
  list: endpoint({
    ...write,
    method: 'GET',
    path: '/api/studio/devices',
    summary: 'Every device of the stores, those in use first, and where devices can stand.',
    response: DevicePlaces.extend({ devices: z.array(StaffDevice) }),
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/api/studio/devices',
    summary: 'Gives a device its place and the code with which it is set up. The same key again is the same device, with a new code.',
    body: DevicePlace.extend({ key: z.uuid() }),
    response: IssuedCode,
    errors: ['market_not_found', 'not_found', 'conflict'],
  }),
  change: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/studio/devices/:id',
    summary: 'Another name, store or till. The device knows with its next call.',
    params,
    body: DevicePlace,
    response: StaffDevice,
    errors: ['market_not_found', 'not_found', 'conflict'],
  }),
  issueCode: endpoint({
    ...write,
    method: 'POST',
    path: '/api/studio/devices/:id/code',
    summary: 'A new code, to set the device up again. Once it is typed in, what was enrolled before is no device any more.',
    params,
    response: IssuedCode,
    errors: ['not_found', 'conflict'],
  }),
  revoke: endpoint({
    ...write,
    method: 'POST',
    path: '/api/studio/devices/:id/revoke',
    summary: 'A device that is lost, stolen or gone: from now on it is a browser like any other.',
    params,
    response: StaffDevice,
    errors: ['not_found'],
  }),
};
