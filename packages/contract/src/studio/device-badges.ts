import { z } from 'zod';
import { StaffPin } from '../device-staff.ts';
import { endpoint } from '../endpoint.ts';

const DeviceBadge = z.object({ staffId: z.string(), created: z.string(), createdBy: z.string() });
export type DeviceBadge = z.infer<typeof DeviceBadge>;

/** Shown and printed once; only its hash is kept. */
export const IssuedBadge = DeviceBadge.extend({ name: z.string(), code: z.string() });
export type IssuedBadge = z.infer<typeof IssuedBadge>;

const administrator = { access: { staff: 'staff.write' } } as const;
const params = z.object({ id: z.uuid() });

export const deviceBadges = {
  list: endpoint({
    ...administrator,
    method: 'GET',
    path: '/api/studio/staff-badges',
    summary: 'Who has a badge for the devices of the stores. Their codes are told to nobody.',
    response: z.array(DeviceBadge),
  }),
  issue: endpoint({
    ...administrator,
    method: 'POST',
    path: '/api/studio/staff/:id/badge',
    summary: 'A badge for a colleague, with the PIN that they chose. The one they had before is good no longer.',
    needsConfirmation: true,
    params,
    body: z.object({ pin: StaffPin }),
    response: IssuedBadge,
    errors: ['not_found', 'conflict'],
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  revoke: endpoint({
    ...administrator,
    method: 'DELETE',
    path: '/api/studio/staff/:id/badge',
    summary: 'A badge that is lost or given back. Whoever is signed in with it no longer is.',
    needsConfirmation: true,
    params,
    response: z.void(),
    errors: ['not_found'],
  }),
};
