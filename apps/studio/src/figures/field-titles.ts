import type { TextKey } from '../texts/text.ts';
import type { SalesField } from './write-figure.ts';

export const fieldTitles: Readonly<Record<SalesField, TextKey>> = {
  gross: 'figures.gross',
  net: 'figures.net',
  kept: 'figures.kept',
  refunded: 'figures.refunded',
  giftCards: 'figures.gift_cards',
  basket: 'figures.basket',
  orders: 'figures.orders',
  items: 'figures.items',
  returns: 'figures.returns',
  returnedItems: 'figures.returned_items',
};
