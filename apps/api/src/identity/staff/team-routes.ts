import { team } from '@selvedge/contract/studio/team.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { changePassword } from './change-password.ts';
import { changeColleague, listColleagues, removeSecondFactor } from './colleagues.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { endOwnSession } from './end-sessions.ts';
import { getSecurity } from './get-security.ts';
import { acceptInvitation, inviteStaff, listInvitations, readInvitation, withdrawInvitation } from './invitations.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.ts';

export function teamRoutes(app: FastifyInstance): void {
  const { config } = app.shop;
  serve(app, team.list, (ctx) => listColleagues(ctx));
  serve(app, team.change, (ctx, { params, body }) => changeColleague(ctx, { ...body, ...params }));
  serve(app, team.removeSecondFactor, (ctx, { params }) => removeSecondFactor(ctx, params));
  serve(app, team.listInvitations, (ctx) => listInvitations(ctx));
  serve(app, team.invite, (ctx, { body }) => inviteStaff(ctx, body));
  serve(app, team.withdrawInvitation, (ctx, { params }) => withdrawInvitation(ctx, params));
  serve(app, team.readInvitation, (ctx, { body }) => readInvitation(ctx, body));
  serve(app, team.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body));
  serve(app, team.security, (ctx) => getSecurity(ctx));
  serve(app, team.endSession, (ctx, { params }) => endOwnSession(ctx, params));
  serve(app, team.confirm, (ctx, { body }) => confirmIdentity(ctx, body, config));
  serve(app, team.beginSecondFactor, (ctx, { body }) => beginSecondFactor(ctx, body, config));
  serve(app, team.confirmSecondFactor, (ctx, { body }) => confirmSecondFactor(ctx, body, config));
  serve(app, team.endSecondFactor, (ctx, { body }) => endSecondFactor(ctx, body, config));
  serve(app, team.changePassword, (ctx, { body }) => changePassword(ctx, body));
}
