import { broken, good, type HealthRule, worse } from './finding.ts';

/** Maintenance is forgotten easily: who closed the shop sees it open, signed in as staff. */
export const judgeOpen: HealthRule = ({ maintenance }) => {
  if (maintenance.includes('shop')) return broken('open_shop');
  if (maintenance.includes('login')) return worse('open_login');
  return maintenance.includes('account') ? worse('open_account') : good;
};
