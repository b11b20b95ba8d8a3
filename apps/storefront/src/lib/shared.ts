import type { SharedData } from '@selvedge/contract/page-data.ts';

let shared: SharedData | undefined;
let loading: Promise<void> | undefined;

/** What the document left out, once it is there. On the server, and where nothing was left out, it never is. */
export const readShared = (): SharedData | undefined => shared;

/** What was published since the document was made takes the place of what it left out. */
export const keepShared = (newer: SharedData): void => {
  shared = newer;
};

/** Fetches it once. Whoever shows what the document has no texts for waits for this; it never fails, for a key is better than nothing. */
export async function loadShared(): Promise<void> {
  const url = document.getElementById('page-data')?.dataset.shared;
  if (!url) return;
  loading ??= fetch(url)
    .then((answer) => answer.json())
    .then(keepShared, () => {
      loading = undefined;
    });
  return loading;
}
