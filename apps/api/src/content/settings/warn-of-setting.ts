import type { ContentShippingMethod } from '@selvedge/contract/content.ts';
import type { PageProblem, SettingKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { warnOfLinks } from '../warn-of-links.ts';
import { getSetting } from './get-setting.ts';

/** What publishing the work on a setting would do to shoppers that its editor can hardly want. */
export async function warnOfSetting(ctx: Ctx, key: SettingKey): Promise<PageProblem[]> {
  const { content } = await getSetting(ctx, key);
  if (key.name === 'shipping-methods') {
    const offered = (Array.isArray(content) ? (content as ContentShippingMethod[]) : []).filter(({ isOff }) => !isOff);
    return offered.length === 0 ? [{ at: '', keys: ['studio.warn_no_delivery'] }] : [];
  }
  return warnOfLinks(ctx.content, { market: key.market, content });
}
