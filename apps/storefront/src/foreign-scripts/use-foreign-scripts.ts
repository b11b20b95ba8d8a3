import { useEffect } from 'react';
import { hasConsent, onConsent } from '../consent/consent.ts';
import { usePage } from '../lib/shop-context.tsx';

/** Scripts of others that a market runs on its pages. Only those who agreed to something download what loads them. */
export function useForeignScripts(): void {
  const { scripts, content } = usePage();
  const { alias } = content._meta;
  useEffect(() => {
    const follow = () => {
      // ANA-012
      if (scripts && hasConsent('consent'))
        import('./follow-scripts.ts').then((loaded) => loaded.followScripts(scripts, alias)).catch(console.error);
    };
    follow();
    return onConsent(follow);
  }, [scripts, alias]);
}
