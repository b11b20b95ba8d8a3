import type { ForeignScriptName, PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { mayRunOn } from '@selvedge/domain/foreign-scripts/may-run-on.ts';
import { scriptCategories } from '@selvedge/domain/foreign-scripts/script-categories.ts';
import { isPrivatePage } from '@selvedge/domain/page/is-private-page.ts';
import { hasConsent } from '../consent/consent.ts';
import { addForeignScript, removeRefused } from './add-foreign-script.ts';
import { recordScreen, runMonitoring } from './run-monitoring.ts';
import { runTagManager, tellTagManager } from './run-tag-manager.ts';

/** To be called with every page and every decision: loads what may run here, and takes away what may not any more. */
export function followScripts({ tagManager, monitoring, conversionTesting }: PageScripts, alias: PageAlias): void {
  removeRefused();
  const may = (name: ForeignScriptName) => hasConsent(scriptCategories[name]) && mayRunOn(name, alias) && !hasToken();
  if (tagManager && may('tagManager')) runTagManager(tagManager.script);
  if (monitoring && may('monitoring')) runMonitoring(monitoring);
  if (conversionTesting && may('conversionTesting')) addForeignScript({ name: 'conversionTesting', src: conversionTesting.script });
  tellTagManager();
  recordScreen(!isPrivatePage(alias));
}

/** Who came by a mail's link has a key to an order in the address, which is nobody else's to read. */
const hasToken = () => location.hash.includes('token=');
