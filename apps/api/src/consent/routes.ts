import { consent } from '@selvedge/contract/consent.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { recordConsent } from './record-consent.ts';

export function consentRoutes(app: FastifyInstance): void {
  serve(app, consent.record, (ctx, { body }) => recordConsent(ctx, body));
}
