import { studio } from '@selvedge/contract/studio/staff.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { editingStudioRoutes } from './editing/studio-routes.ts';
import { flagStudioRoutes } from './flags/studio-routes.ts';
import { settingStudioRoutes } from './settings/studio-routes.ts';
import { termsStudioRoutes } from './terms/studio-routes.ts';
import { translationStudioRoutes } from './translations/studio-routes.ts';

export function contentStudioRoutes(app: FastifyInstance): void {
  serve(app, studio.listFlags, (ctx) => ctx.content.byMarket.get(ctx.market!.id)!.featureToggles);
  editingStudioRoutes(app);
  flagStudioRoutes(app);
  translationStudioRoutes(app);
  settingStudioRoutes(app);
  termsStudioRoutes(app);
}
