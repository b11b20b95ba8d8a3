import { account } from '@selvedge/contract/account.ts';
import { accountOverview } from '@selvedge/contract/account-overview.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { readVisit } from '../identity/visit.ts';
import { acceptTerms } from './accept-terms.ts';
import { changePassword } from './change-password.ts';
import { checkEmailExists } from './check-email-exists.ts';
import { confirmAccountEmail } from './confirm-account-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { listStores } from './favorite-store.ts';
import { getOverview } from './get-overview.ts';
import { getUserMetadata } from './get-user-metadata.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { updateAccountDetails } from './update-account-details.ts';
import { updateAccountEmail } from './update-account-email.ts';

export function accountRoutes(app: FastifyInstance): void {
  serve(app, account.getUserMetadata, (ctx) => getUserMetadata(ctx));
  serve(app, accountOverview.get, (ctx) => getOverview(ctx));
  serve(app, account.updateAccountDetails, (ctx, { body }) => updateAccountDetails(ctx, body));
  serve(app, account.updateAccountEmail, (ctx, { body }) => updateAccountEmail(ctx, body));
  serve(app, account.confirmAccountEmail, (ctx, { body }) => confirmAccountEmail(ctx, body));
  serve(app, account.checkEmailExists, (ctx, { query }) => checkEmailExists(ctx, query));
  serve(app, account.deleteAccount, (ctx, { body }) => deleteAccount(ctx, body));
  serve(app, account.acceptTerms, (ctx, { params }) => acceptTerms(ctx, params));
  serve(app, account.acceptTermsTr, (ctx, { params, body }) => acceptTerms(ctx, { ...params, consents: body }));
  serve(app, account.listStores, (ctx) => listStores(ctx));
  serve(app, account.exportData, (ctx) => exportData(ctx));
  serve(app, account.changePassword, (ctx, { body }, http) => changePassword(ctx, { ...body, visit: readVisit(ctx, http) }));
  serve(app, account.listSessions, (ctx) => listSessions(ctx));
  serve(app, account.endSession, (ctx, { params }) => endSession(ctx, params));
  serve(app, account.endOtherSessions, (ctx) => endOtherSessions(ctx));
}
