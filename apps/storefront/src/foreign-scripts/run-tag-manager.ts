import { delays } from '@selvedge/domain/constants.ts';
import { hasConsent } from '../consent/consent.ts';
import { addForeignScript } from './add-foreign-script.ts';

type WithLayer = Window & { dataLayer?: unknown[] };

const page = window as WithLayer;
let told: string | undefined;

/**
 * ANA-016 Google's way to load a container. Its tags ask what is allowed (consent mode): everything is refused until they hear otherwise, for which they
 * wait as long as ANA-005 says. That goes before what already stands on the data layer, or the first events would be taken for allowed.
 */
export function runTagManager(src: string): void {
  if (told !== undefined) return;
  page.dataLayer ??= [];
  const granted = grants();
  told = JSON.stringify(granted);
  const refused = Object.fromEntries(Object.keys(granted).map((name) => [name, 'denied']));
  page.dataLayer.unshift(
    command('consent', 'default', { ...refused, wait_for_update: delays.consentDefaultWait }),
    command('consent', 'update', granted),
  );
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addForeignScript({ name: 'tagManager', src, globals: ['dataLayer', 'google_tag_manager', 'google_tag_data', 'gaGlobal'] });
}

/** Who allows more or less while it runs. */
export function tellTagManager(): void {
  const granted = grants();
  if (told === undefined || told === JSON.stringify(granted)) return;
  told = JSON.stringify(granted);
  page.dataLayer?.push(command('consent', 'update', granted));
}

function grants(): Record<string, 'granted' | 'denied'> {
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  const advertisement = word(hasConsent('advertisement'));
  return {
    analytics_storage: word(hasConsent('analytics')),
    ...{ ad_storage: advertisement, ad_user_data: advertisement, ad_personalization: advertisement },
    functionality_storage: word(hasConsent('functional')),
    personalization_storage: word(hasConsent('functional')),
  };
}

/** The data layer tells a command from an entry by its being `arguments`. */
function command(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  return arguments;
}
