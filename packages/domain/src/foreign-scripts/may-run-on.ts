import type { ForeignScriptName } from '@selvedge/contract/foreign-scripts.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { isPrivatePage } from '../page/is-private-page.ts';

/**
 * ANA-031 none where somebody pays, signs in or reads what is theirs. A purchase can be counted only on its receipt, and the way to it only in the
 * checkout: there the two that count are let in, and the size script hears on the receipt which sizes were bought.
 */
export function mayRunOn(name: ForeignScriptName, alias: PageAlias): boolean {
  if (!isPrivatePage(alias)) return true;
  if (alias === 'receiptPage') return name === 'tagManager' || name === 'monitoring' || name === 'sizeScript';
  return alias.startsWith('checkout') && alias !== 'checkoutPaymentPage' && (name === 'tagManager' || name === 'monitoring');
}
