import { isPrivatePage } from '@selvedge/domain/page/is-private-page.ts';
import { useEffect } from 'react';
import { usePage, useToggles } from '../lib/shop-context.tsx';
import { thirdParty } from '../lib/third-party.ts';
import { addForeignScript } from './add-foreign-script.ts';
import { hasConsent, onConsent } from './consent.ts';

/** ANA-020 the operator's script that tries out what converts: where the market wants it, and only while the visitor does. */
export function useConversionScript(): void {
  const isOn = useToggles().conversionScript;
  const { alias } = usePage().content._meta;
  useEffect(() => {
    const src = document.documentElement.dataset.conversionScript;
    if (!isOn || !src || isPrivatePage(alias)) return undefined;
    follow(src);
    return onConsent(() => follow(src));
  }, [isOn, alias]);
}

/** What has run can be ended only with its document: after a no the next page is a new one. */
function follow(src: string): void {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (hasConsent('performance')) addForeignScript(src);
  else if (isThere) {
    addForeignScript(src).remove();
    thirdParty.isLeftFor = () => true;
  }
}
