import type { CatalogueSource } from './catalogue-source.ts';
import { type CatalogueSnapshot, openCatalogue } from './open-catalogue.ts';

const nothing = async function* () {};

const emptySource: CatalogueSource = {
  revision: '0',
  categories: [],
  attributes: [],
  badges: [],
  locations: [],
  styles: nothing,
  options: nothing,
  texts: nothing,
  prices: nothing,
};

/** A shop without an assortment: every list is empty and no product exists. */
export const emptyCatalogue: CatalogueSnapshot = await openCatalogue(emptySource);
