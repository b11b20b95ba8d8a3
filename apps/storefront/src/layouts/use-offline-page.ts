import type { PageData } from '@selvedge/contract/page-data.ts';
import { useEffect } from 'react';
import { usePage } from '../lib/shop-context.tsx';

const afterArrival = 4000;

/** When nobody is waiting for anything else, the browser is given what it shows without a connection; once for a document. */
export function useOfflinePage(): void {
  const page = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the market is the same as long as the document stands
  useEffect(() => {
    if (page.preview || document.documentElement.dataset.build === 'dev') return;
    const timer = setTimeout(() => void prepare(page).catch(Boolean), afterArrival);
    return () => clearTimeout(timer);
  }, []);
}

/** Where it fails there is no offline page, and the shop is as it was. */
async function prepare({ featureToggles, location }: PageData): Promise<void> {
  const { keepOfflinePage, removeServiceWorker } = await import('../service-worker/service-worker.ts');
  await (featureToggles.offlinePage ? keepOfflinePage(location.market?.id) : removeServiceWorker());
}
