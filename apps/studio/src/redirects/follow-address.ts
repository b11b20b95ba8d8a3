import type { PageData } from '@selvedge/contract/page-data.ts';

export type Step = { address: string; status: number; to?: string | undefined; isAgain?: boolean };

const most = 6;

/** Page data tells where a page would lead, which a browser would follow unseen. */
export async function followAddress(text: string): Promise<Step[]> {
  const steps: Step[] = [];
  let next: string | undefined = text.trim();
  while (next !== undefined && steps.length < most) {
    const url: URL = new URL(next, location.origin);
    if (url.origin !== location.origin) return steps;
    const address = url.pathname + url.search;
    if (steps.some((step) => step.address === address)) return [...steps, { address: `${address} `, status: 0, isAgain: true }];
    url.searchParams.set('type', 'json');
    const answer: Response = await fetch(url, { headers: { accept: 'application/json' } });
    const page = (await answer.json()) as Pick<PageData, 'statusCode' | 'location'>;
    next = page.location.redirect;
    steps.push({ address, status: page.statusCode, to: next });
  }
  return steps;
}
