import { z } from 'zod';
import { GeneralError, status } from './auth-answer.ts';
import { endpoint } from './endpoint.ts';

const WrongCode = status('INVALID_TOTP_ERROR').extend({
  currentNumberOfFailedAttempts: z.number().int(),
  maxNumberOfFailedAttempts: z.number().int(),
});
const TooMany = status('LIMIT_REACHED_ERROR').extend({ retryAfterMs: z.number().int() });

const CreateDeviceAnswer = z.discriminatedUnion('status', [
  status('OK').extend({ deviceName: z.string(), secret: z.string(), qrCodeString: z.string() }),
  status('DEVICE_ALREADY_EXISTS_ERROR'),
  GeneralError,
]);
export type CreateDeviceAnswer = z.infer<typeof CreateDeviceAnswer>;

const VerifyDeviceAnswer = z.discriminatedUnion('status', [
  /** The recovery codes are told this once; beyond what the session library reads. */
  status('OK').extend({ wasAlreadyVerified: z.boolean(), recoveryCodes: z.array(z.string()) }),
  status('UNKNOWN_DEVICE_ERROR'),
  WrongCode,
  TooMany,
]);
export type VerifyDeviceAnswer = z.infer<typeof VerifyDeviceAnswer>;

const VerifyCodeAnswer = z.discriminatedUnion('status', [status('OK'), WrongCode, TooMany]);
export type VerifyCodeAnswer = z.infer<typeof VerifyCodeAnswer>;

const RemoveDeviceAnswer = z.discriminatedUnion('status', [status('OK').extend({ didDeviceExist: z.boolean() }), GeneralError]);
export type RemoveDeviceAnswer = z.infer<typeof RemoveDeviceAnswer>;

const ListDevicesAnswer = status('OK').extend({
  devices: z.array(
    z.object({
      name: z.string(),
      period: z.number(),
      skew: z.number(),
      verified: z.boolean(),
      recoveryCodesLeft: z.number().int(),
    }),
  ),
});
export type ListDevicesAnswer = z.infer<typeof ListDevicesAnswer>;

const Name = z.string().max(100);
const Code = z.string().trim().max(20);
const Contacts = z.record(z.string(), z.array(z.string()));
const rateLimit = { limit: 60, seconds: 900 } as const;

/** An authenticator app beside the password, as the session library's recipes `totp` and `multifactorauth` ask for it. */
export const secondFactor = {
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/auth/totp/verify',
    summary: 'The second step of signing in: a code of the authenticator, or a recovery code. New tokens when it was right.',
    access: 'shopper',
    maintenance: 'login',
    beforeSecondFactor: true,
    body: z.object({ totp: Code }),
    response: VerifyCodeAnswer,
    rateLimit,
  }),
  createDevice: endpoint({
    method: 'POST',
    path: '/api/auth/totp/device',
    summary: 'A new secret for an authenticator. It counts once a code made from it was confirmed.',
    access: 'shopper',
    maintenance: 'account',
    body: z.object({ deviceName: Name.optional() }).optional(),
    response: CreateDeviceAnswer,
    rateLimit,
  }),
  verifyDevice: endpoint({
    method: 'POST',
    path: '/api/auth/totp/device/verify',
    summary: 'Turns the second factor on by its first code. Other sessions end.',
    access: 'shopper',
    maintenance: 'account',
    body: z.object({ deviceName: Name.optional(), totp: Code }),
    response: VerifyDeviceAnswer,
    rateLimit,
  }),
  removeDevice: endpoint({
    method: 'POST',
    path: '/api/auth/totp/device/remove',
    summary: 'Turns the second factor off, within five minutes of a code that was right.',
    access: 'shopper',
    maintenance: 'account',
    body: z.object({ deviceName: Name.optional() }).optional(),
    response: RemoveDeviceAnswer,
    rateLimit,
  }),
  listDevices: endpoint({
    method: 'GET',
    path: '/api/auth/totp/device/list',
    summary: "The shopper's authenticator, if there is one.",
    access: 'shopper',
    maintenance: 'account',
    response: ListDevicesAnswer,
  }),
  info: endpoint({
    method: 'PUT',
    path: '/api/auth/mfa/info',
    summary: 'Which factor is on, may be set up, or is still to be given; new tokens that say so.',
    access: 'shopper',
    maintenance: 'login',
    beforeSecondFactor: true,
    response: status('OK').extend({
      factors: z.object({ alreadySetup: z.array(z.string()), allowedToSetup: z.array(z.string()), next: z.array(z.string()) }),
      emails: Contacts,
      phoneNumbers: Contacts,
    }),
    rateLimit,
  }),
};
