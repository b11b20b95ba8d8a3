import { studio } from '@selvedge/contract/studio/staff.ts';
import type { FastifyInstance } from 'fastify';
import { staffCookie } from '../http/check-access.ts';
import { fromReplica } from '../http/from-replica.ts';
import { type Http, serve } from '../http/serve.ts';
import { deviceName } from './device-name.ts';
import { getStaffMember } from './get-staff-member.ts';
import { listAudit } from './list-audit.ts';
import { signInStaff, staffSessionSeconds } from './sign-in-staff.ts';
import { signOutStaff } from './sign-out-staff.ts';
import { teamRoutes } from './staff/team-routes.ts';

export function identityStudioRoutes(app: FastifyInstance): void {
  serve(app, studio.signIn, async (ctx, { body }, http) => {
    const { token, member } = await signInStaff(ctx, { ...body, device: deviceName(http.readHeader('user-agent') ?? '') }, app.shop.config);
    keepToken(http, token, staffSessionSeconds);
    return member;
  });
  serve(app, studio.signOut, async (ctx, _input, http) => {
    await signOutStaff(ctx, { token: http.readCookie(staffCookie) });
    keepToken(http, '', 0);
    return undefined;
  });
  serve(app, studio.me, (ctx) => getStaffMember(ctx, app.shop.config));
  serve(app, studio.listMarkets, (ctx) => [...ctx.content.markets]);
  serve(
    app,
    studio.listAudit,
    fromReplica(app, (ctx, { query }) => listAudit(ctx, query)),
  );
  teamRoutes(app);
}

function keepToken(http: Http, token: string, maxAge: number): void {
  http.setCookie(staffCookie, token, { maxAge, sameSite: 'Strict' });
}
