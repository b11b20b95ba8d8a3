import { customers } from '@selvedge/contract/studio/customers.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../../http/from-replica.ts';
import { serve } from '../../http/serve.ts';
import { previewErasure } from './count-erasure.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { findCustomers } from './find-customers.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { endCustomerSessions, resendVerification, unsubscribeCustomer } from './service-acts.ts';

export function customerStudioRoutes(app: FastifyInstance): void {
  serve(
    app,
    customers.find,
    fromReplica(app, (ctx, { body }) => findCustomers(ctx, body)),
  );
  serve(app, customers.look, (ctx, { body }) => lookAtCustomer(ctx, body));
  serve(app, customers.exportData, (ctx, { body }) => exportCustomer(ctx, body));
  serve(app, customers.previewErasure, (ctx, { body }) => previewErasure(ctx, body));
  serve(app, customers.erase, (ctx, { body }) => eraseCustomer(ctx, body));
  serve(app, customers.resendVerification, (ctx, { body }) => resendVerification(ctx, body));
  serve(app, customers.endSessions, (ctx, { body }) => endCustomerSessions(ctx, body));
  serve(app, customers.unsubscribe, (ctx, { body }) => unsubscribeCustomer(ctx, body));
}
