import type { ForeignScriptName } from '@selvedge/contract/foreign-scripts.ts';
import { mayRunOn } from '@selvedge/domain/foreign-scripts/may-run-on.ts';
import { scriptCategories } from '@selvedge/domain/foreign-scripts/script-categories.ts';
import { hasConsent, onConsent } from '../consent/consent.ts';
import { thirdParty } from '../lib/third-party.ts';

type Script = {
  name: ForeignScriptName;
  src: string;
  /** Names on `window` that it reads or leaves there. */
  globals?: readonly string[];
};

const running = new Map<ForeignScriptName, { element: HTMLScriptElement; globals: readonly string[] }>();

/** A script of another party, once in a document. Pages on which it may not be are documents of their own from then on. */
export function addForeignScript({ name, src, globals = [] }: Script): void {
  if (running.has(name)) return;
  const element = document.createElement('script');
  // ANA-012 who blocks it, or finds it gone, shops on and hears nothing of it.
  Object.assign(element, { src, async: true, onerror: () => console.error(`failed to load ${src}`) });
  running.set(name, { element, globals });
  thirdParty.isLeftFor = (alias) => [...running.keys()].some((each) => !mayRunOn(each, alias));
  document.head.append(element);
}

/** ANA-020 takes away what the visitor does not allow (any more), and what it set. What has run ends only with its document, so the next page is a new one. */
export function removeRefused(): void {
  for (const [name, { element, globals }] of running) {
    if (hasConsent(scriptCategories[name])) continue;
    element.remove();
    for (const each of globals) Reflect.deleteProperty(window, each);
    running.delete(name);
    thirdParty.isLeftFor = () => true;
  }
}

onConsent(removeRefused);
