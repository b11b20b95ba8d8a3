import type { FlagName } from '@selvedge/contract/feature-flag.ts';

/** What closes the shop, or decides who is counted, is nothing to try on some visitors. */
const untestable: readonly FlagName[] = [
  'maintenanceMode',
  'loginPageMaintenance',
  'accountPageMaintenance',
  'analyticsSample',
  'offlinePage',
];

export function isTestableFlag(name: FlagName): boolean {
  return !untestable.includes(name);
}
