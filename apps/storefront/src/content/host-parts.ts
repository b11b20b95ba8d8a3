import type { BlockHost } from '@selvedge/blocks/block-host.ts';
import { type ComponentType, createElement, use } from 'react';

type Places = typeof import('./product-places.tsx');

let places: Places | undefined;
let loading: Promise<Places> | undefined;

/** What blocks show of the shop's goods. Only blocks with goods need it, so it comes after them; the server has it from the start. */
export function loadPlaces(): Promise<Places> {
  loading ??= import('./product-places.tsx').then((loaded) => {
    places = loaded;
    return loaded;
  });
  return loading;
}

const part =
  <P extends object>(choose: (places: Places) => ComponentType<P>): ComponentType<P> =>
  (props: P) =>
    createElement(choose(places ?? use(loadPlaces())), props);

export const hostParts: Pick<BlockHost, 'ProductRow' | 'ProductPictures' | 'FreeFreight'> = {
  ProductRow: part((all) => all.ProductRowPlace),
  ProductPictures: part((all) => all.PicturesPlace),
  FreeFreight: part((all) => all.FreeFreightPlace),
};
