import type { BlockBase } from '@selvedge/contract/content/block.ts';
import { createElement, use } from 'react';
import type { AnyView, Views } from './view.ts';
import { groupOf, type ViewGroup } from './view-groups.ts';

const sources: Record<ViewGroup, () => Promise<Views>> = {
  basic: async () => (await import('./basic-views.ts')).basicViews,
  goods: async () => (await import('./goods-views.ts')).goodsViews,
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
export async function loadViews(aliases?: Iterable<string>): Promise<void> {
  const groups = aliases ? [...aliases].flatMap((alias) => groupOf(alias) ?? []) : (Object.keys(sources) as ViewGroup[]);
  await Promise.all([...new Set(groups)].map(load));
}

function load(group: ViewGroup): Promise<void> {
  const started = loading.get(group) ?? fetchViews(group);
  loading.set(group, started);
  return started;
}

async function fetchViews(group: ViewGroup): Promise<void> {
  const [views, { Frame }] = await Promise.all([sources[group](), import('./frame.tsx')]);
  for (const [alias, View] of Object.entries(views) as [string, AnyView][])
    ready.set(alias, (place) => createElement(Frame, { block: place.block as BlockBase }, createElement(View, place)));
}

/** Links work without a block's script: it can wait until the page is quiet. */
function atRest(group: ViewGroup): Promise<void> {
  const quiet = new Promise<unknown>((done) => (globalThis.requestIdleCallback ?? setTimeout)(done, { timeout: 1500 } as never));
  const promise = resting.get(group) ?? quiet.then(() => load(group)).catch(() => new Promise<never>(() => {}));
  resting.set(group, promise);
  return promise;
}
