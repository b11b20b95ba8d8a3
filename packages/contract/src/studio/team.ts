import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const anyone = { staff: 'market.read' } as const;
const administrator = { staff: 'staff.write' } as const;

export const Role = z.enum([
  'administrator',
  'editor',
  'merchandiser',
  'country-manager',
  'customer-service',
  'warehouse',
  'store',
  'auditor',
  'newcomer',
]);
export type Role = z.infer<typeof Role>;

/** By their ids. None: all of them. */
const StaffStores = z.array(z.string().min(1).max(40)).max(500);

export const Colleague = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  /** Whose orders they may pick and hand over. */
  stores: StaffStores,
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().optional(),
  /** May not sign in any more. */
  endedAt: z.string().optional(),
});
export type Colleague = z.infer<typeof Colleague>;

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  stores: StaffStores,
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const StaffSession = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const Security = z.object({
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  sessions: z.array(StaffSession),
});
export type Security = z.infer<typeof Security>;

const Password = z.string().min(1).max(128);
const Code = z.string().trim().min(6).max(20);
const StaffId = z.object({ id: z.uuid() });
const Token = z.string().min(20).max(100);
const nothing = { response: z.undefined(), accepted: [204] } as const;

/** Colleagues and their rights, and everybody's own security. */
export const team = {
  list: endpoint({
    method: 'GET',
    path: '/api/studio/staff',
    summary: 'Everybody who may sign in to the Studio, or could once.',
    access: administrator,
    response: z.array(Colleague),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/studio/staff/:id',
    summary: 'Gives a colleague another role, binds them to stores, or ends or renews their access. Works with their next call.',
    access: administrator,
    needsConfirmation: true,
    params: StaffId,
    body: z.object({ role: Role.optional(), stores: StaffStores.optional(), isEnded: z.boolean().optional() }),
    response: Colleague,
    errors: ['not_found', 'conflict'],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/studio/staff/:id/remove-second-factor',
    summary: 'For a colleague who has lost phone and codes. Ends all their sessions. Nobody does it to themselves.',
    access: administrator,
    needsConfirmation: true,
    params: StaffId,
    response: Colleague,
    errors: ['not_found', 'conflict'],
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/studio/staff-invitations',
    summary: 'Invitations that nobody has taken up yet.',
    access: administrator,
    response: z.array(Invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/studio/staff-invitations',
    summary:
      'Invites a colleague, or somebody who is one already to choose a new password. The address goes to them by mail and to nobody else.',
    access: administrator,
    needsConfirmation: true,
    body: z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(100), role: Role, stores: StaffStores.default([]) }),
    response: Invitation,
    errors: ['conflict'],
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/studio/staff-invitations/:id',
    summary: 'Closes the door of an invitation.',
    access: administrator,
    params: StaffId,
    ...nothing,
    errors: ['not_found'],
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/studio/invitation',
    summary: 'For whom an invitation is.',
    access: 'public',
    body: z.object({ token: Token }),
    response: z.object({ email: z.string(), name: z.string(), role: z.string(), isNew: z.boolean() }),
    errors: ['not_found'],
    rateLimit: { limit: 30, seconds: 900 },
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/studio/invitation/accept',
    summary: 'Takes up an invitation with a password of one’s own. The person signs in with it afterwards.',
    access: 'public',
    body: z.object({ token: Token, password: Password }),
    ...nothing,
    errors: ['not_found'],
    rateLimit: { limit: 30, seconds: 900 },
  }),
  security: endpoint({
    method: 'GET',
    path: '/api/studio/security',
    summary: "One's own second factor and where one is signed in.",
    access: anyone,
    response: Security,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/studio/security/sessions/:id/end',
    summary: "Ends one of one's own sessions.",
    access: anyone,
    params: StaffId,
    ...nothing,
    errors: ['not_found'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/studio/security/confirm',
    summary: 'Says again who one is: by a code of the second factor or a recovery code, and only without one by the password.',
    access: anyone,
    body: z.object({ password: Password.optional(), code: Code.optional() }),
    ...nothing,
    rateLimit: { limit: 30, seconds: 900 },
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/studio/security/second-factor',
    summary: 'A new secret for an authenticator. It counts once a code made from it was confirmed.',
    access: anyone,
    body: z.object({ password: Password }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict'],
    rateLimit: { limit: 20, seconds: 900 },
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/studio/security/second-factor/confirm',
    summary: 'Turns the second factor on. The answer holds the recovery codes, once; other sessions end.',
    access: anyone,
    body: z.object({ code: Code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['conflict'],
    rateLimit: { limit: 20, seconds: 900 },
  }),
  endSecondFactor: endpoint({
    method: 'POST',
    path: '/api/studio/security/second-factor/end',
    summary: 'Turns the second factor off.',
    access: anyone,
    body: z.object({ password: Password, code: Code }),
    ...nothing,
    rateLimit: { limit: 20, seconds: 900 },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/studio/security/password',
    summary: 'A new password. Every other session ends.',
    access: anyone,
    body: z.object({ password: Password, newPassword: Password }),
    ...nothing,
    rateLimit: { limit: 20, seconds: 900 },
  }),
};
