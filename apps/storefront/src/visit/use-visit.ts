import { useEffect, useRef, useState } from 'react';
import { hasConsent, onConsent } from '../consent/consent.ts';
import { usePage } from '../lib/shop-context.tsx';

const isAllowed = () => hasConsent('analytics');

/** Follows what a visitor does who agreed to being counted. Nobody else downloads what counts; who takes consent back is followed no further. */
export function useVisit(): void {
  const page = usePage();
  const shown = useRef(page);
  shown.current = page;
  const [isCounted, setCounted] = useState(false);
  const [counting, setCounting] = useState<{ show: (page: typeof shown.current) => void }>();
  useEffect(() => {
    setCounted(isAllowed());
    return onConsent(() => setCounted(isAllowed()));
  }, []);
  useEffect(() => {
    if (!isCounted) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./follow-visit.ts').then(({ followVisit }) => {
      if (isOver) return;
      const visit = followVisit();
      stop = visit.stop;
      setCounting(visit);
      // What nobody could load is not counted, and nobody hears of it. (ANA-012)
    }, console.error);
    return () => {
      isOver = true;
      stop?.();
      setCounting(undefined);
    };
  }, [isCounted]);
  useEffect(() => counting?.show(page), [counting, page]);
}
