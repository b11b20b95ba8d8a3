import type { Device } from '@selvedge/contract/device.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Http } from '../http/serve.ts';
import { secretsOf } from '../secret/former-secret.ts';
import type { Ctx } from '../shop/ctx.ts';
import { deviceCookie, writeDevice } from './device-cookie.ts';
import { findEnrolled } from './find-device.ts';
import { showDevice } from './show-device.ts';

/** By the cookie alone: a device whose clock is wrong learns the shop's before it can sign anything. */
export async function lookAtDevice(ctx: Ctx, http: Http, { secret }: { secret: string }): Promise<Device> {
  const row = await findEnrolled(ctx.db, { headers: http.allHeaders(), secret, now: ctx.now });
  if (!row) throw new ShopError('not_found', { device: ['device.not_enrolled'] });
  // While the shop changes its secret: a device that nobody sets up anew goes on after the former one is gone.
  if (secretsOf(secret).length > 1 && row.enrolledAt)
    http.setCookie(deviceCookie.name, writeDevice({ id: row.id, enrolledAt: row.enrolledAt }, secret), { maxAge: deviceCookie.seconds });
  return showDevice(ctx, row);
}
