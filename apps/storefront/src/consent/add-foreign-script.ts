import { isPrivatePage } from '@selvedge/domain/page/is-private-page.ts';
import { thirdParty } from '../lib/third-party.ts';

/** A script of another party, once in a document. Pages on which somebody signs in, pays or reads what is theirs are documents of their own from then on. */
export function addForeignScript(src: string): HTMLScriptElement {
  const known = [...document.scripts].find((script) => script.src === src);
  if (known) return known;
  thirdParty.isLeftFor = isPrivatePage;
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  document.head.append(script);
  return script;
}
