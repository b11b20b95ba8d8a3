import { foreignScripts } from '@selvedge/contract/foreign-scripts.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { discardSetting } from './discard-setting.ts';
import { getSetting } from './get-setting.ts';
import { listSettings } from './list-settings.ts';
import { publishSetting } from './publish-setting.ts';
import { restoreSetting } from './restore-setting.ts';
import { saveSetting } from './save-setting.ts';
import { getSettingVersion, listSettingVersions } from './setting-versions.ts';
import { warnOfSetting } from './warn-of-setting.ts';
import { withdrawSetting } from './withdraw-setting.ts';

export function settingStudioRoutes(app: FastifyInstance): void {
  serve(app, settings.listSettings, (ctx, { query }) => listSettings(ctx, query));
  serve(app, settings.getSetting, (ctx, { query }) => getSetting(ctx, query));
  serve(app, settings.saveSetting, (ctx, { body }) => saveSetting(ctx, body));
  serve(app, settings.discardSetting, (ctx, { body }) => discardSetting(ctx, body));
  serve(app, settings.warnOfSetting, (ctx, { query }) => warnOfSetting(ctx, query));
  serve(app, settings.publishSetting, (ctx, { body }) => publishSetting(ctx, body));
  serve(app, settings.withdrawSetting, (ctx, { body }) => withdrawSetting(ctx, body));
  serve(app, settings.listSettingVersions, (ctx, { query }) => listSettingVersions(ctx, query));
  serve(app, settings.getSettingVersion, (ctx, { query }) => getSettingVersion(ctx, query));
  serve(app, foreignScripts.allowed, () => ({ hosts: [...(app.shop.config.scriptHosts ?? [])] }));
  serve(app, settings.restoreSetting, (ctx, { body }) => restoreSetting(ctx, body));
}
