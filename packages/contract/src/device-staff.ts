import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const StaffPin = z.string().regex(/^\d{4,6}$/);

/** Who of the staff is signed in on a store's device. `seconds`: for so long still, since a device's clock may be wrong. */
export const DeviceStaff = z.object({ name: z.string(), seconds: z.number().int() });
export type DeviceStaff = z.infer<typeof DeviceStaff>;

const path = '/api/device/staff';

/** Staff at a store's device. What it opens ends with the device's next clear, and is worth nothing in any other browser. */
export const deviceStaff = {
  signIn: endpoint({
    method: 'POST',
    path,
    summary: 'A member of staff signs in on the device with their badge and PIN, for ten minutes. Five wrong PINs end the badge.',
    access: 'device',
    body: z.object({ badge: z.string().min(1).max(40), pin: StaffPin }),
    response: DeviceStaff,
    errors: ['unauthorized', 'not_found'],
    rateLimit: { limit: 20, seconds: 600 },
  }),
  look: endpoint({
    method: 'GET',
    path,
    summary: 'Who of the staff is signed in on the device.',
    access: 'device',
    response: z.object({ staff: DeviceStaff.optional() }),
    errors: ['unauthorized'],
  }),
  signOut: endpoint({
    method: 'DELETE',
    path,
    summary: 'Whoever of the staff is signed in on the device no longer is.',
    access: 'device',
    response: z.void(),
    errors: ['unauthorized'],
  }),
};
