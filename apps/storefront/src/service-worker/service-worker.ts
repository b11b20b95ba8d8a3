import { webAppFiles } from '@selvedge/contract/web-app-files.ts';

type Errand = { type: 'keep'; page: string } | { type: 'clear' };

/** What the service worker keeps is one page without a word about anybody. */
export async function keepOfflinePage(market: string | undefined): Promise<void> {
  if (!worker()) return;
  await worker()?.register(webAppFiles.serviceWorker, { updateViaCache: 'none' });
  await tell({ type: 'keep', page: webAppFiles.offlinePage(market) });
}

/** Nothing of a visit is left in the caches. Says when it is done. */
export async function clearCaches(): Promise<void> {
  if (await worker()?.getRegistration()) await tell({ type: 'clear' });
}

/** Where a market does not want it any more. */
export async function removeServiceWorker(): Promise<void> {
  await clearCaches();
  await (await worker()?.getRegistration())?.unregister();
}

/** A browser without it, or one that keeps nothing (a private window), has none. */
const worker = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

const mostWait = 2000;

async function tell(errand: Errand): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((done) => {
    port1.onmessage = done;
    // An older worker may not know the errand.
    setTimeout(done, mostWait);
  });
  active?.postMessage(errand, [port2]);
  await answered;
  port1.close();
}
