import { secondFactor } from '@selvedge/contract/second-factor.ts';
import type { FastifyInstance } from 'fastify';
import { getShopperSession } from '../get-shopper.ts';
import { reissueAccess } from '../session-headers.ts';
import type { AuthRoutes } from '../social/auth-routes.ts';
import { readVisit } from '../visit.ts';
import { createDevice, listDevices, removeDevice, verifyDevice } from './shopper-devices.ts';
import { hasSecondFactor } from './shopper-factor.ts';
import { verifyCode } from './verify-code.ts';

export function secondFactorRoutes(app: FastifyInstance, { at }: Pick<AuthRoutes, 'at'>): void {
  const { shop } = app;
  const { sessionSecret: secret } = shop.config;
  at(secondFactor.verifyCode, async (ctx, { body }, http) => {
    const session = getShopperSession(ctx);
    const answer = await verifyCode(ctx, { code: body.totp, secret });
    // The old token says that the factor is still waited for.
    if (answer.status === 'OK') await reissueAccess({ ...ctx, session: { ...session, waitsForFactor: false } }, http, shop.signingKeys);
    return answer;
  });
  at(secondFactor.createDevice, (ctx, _input, http) => createDevice(ctx, { secret, market: readVisit(ctx, http).market }));
  at(secondFactor.verifyDevice, (ctx, { body }, http) => verifyDevice(ctx, { code: body.totp, secret, visit: readVisit(ctx, http) }));
  at(secondFactor.removeDevice, (ctx, _input, http) => removeDevice(ctx, { visit: readVisit(ctx, http) }));
  at(secondFactor.listDevices, (ctx) => listDevices(ctx));
  at(secondFactor.info, async (ctx, _input, http) => {
    const session = getShopperSession(ctx);
    const isOn = await hasSecondFactor(ctx.db, session.shopperId);
    await reissueAccess(ctx, http, shop.signingKeys);
    const next = session.waitsForFactor ? ['totp'] : [];
    const factors = { alreadySetup: isOn ? ['totp'] : [], allowedToSetup: isOn || session.waitsForFactor ? [] : ['totp'], next };
    return { status: 'OK' as const, factors, emails: {}, phoneNumbers: {} };
  });
}
