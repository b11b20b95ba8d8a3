import { createElement, use } from 'react';
import type { AnyView, Views } from './view.ts';
import { groupOf, type ViewGroup, viewGroups } from './view-groups.ts';

const sources: Record<ViewGroup, () => Promise<Views | { extras: AnyView }>> = {
  basic: async () => (await import('./basic-views.ts')).basicViews,
  extras: async () => ({ extras: (await import('./extras/extras.tsx')).Extras }),
  product: async () => (await import('./product-views.ts')).productViews,
  media: async () => (await import('./media-views.ts')).mediaViews,
  more: async () => (await import('./more-views.ts')).moreViews,
};

const ready = new Map<string, AnyView>();
const loading = new Map<ViewGroup, Promise<void>>();
const resting = new Map<ViewGroup, Promise<void>>();

/** How a block is shown; undefined where this build doesn't know it: content may be newer than an open page. */
export function useView(alias: string): AnyView | undefined {
  const group = groupOf(alias);
  // While its script is on its way, and when it never comes, a block stands as the server rendered it.
  if (group && !ready.has(alias)) use(atRest(group));
  return ready.get(alias);
}

/** Blocks of these aliases, or of all, are ready to be shown afterwards. */
export async function loadViews(aliases: Iterable<string> = Object.keys(viewGroups)): Promise<void> {
  await Promise.all([...aliases].map((alias) => load(groupOf(alias))));
}

function load(group: ViewGroup | undefined): Promise<void> | undefined {
  if (group && !loading.has(group)) loading.set(group, fetchViews(group));
  return group && loading.get(group);
}

async function fetchViews(group: ViewGroup): Promise<void> {
  const [views, { Frame }] = await Promise.all([sources[group](), import('./frame.tsx')]);
  for (const [alias, View] of Object.entries(views) as [string, AnyView][])
    ready.set(alias, alias === 'extras' ? View : (place) => createElement(Frame, { View, Extras, place }));
}

const Extras: AnyView = (place) => createElement(useView('extras') as AnyView, place);

/** Links work without a block's script: it can wait until the page is quiet. */
function atRest(group: ViewGroup): Promise<void> {
  const quiet = new Promise<unknown>((done) => (globalThis.requestIdleCallback ?? setTimeout)(done, { timeout: 1500 } as never));
  const promise = resting.get(group) ?? quiet.then(() => load(group)).catch(() => new Promise<never>(() => {}));
  resting.set(group, promise);
  return promise;
}
