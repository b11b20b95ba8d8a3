import type { Right } from '@selvedge/contract/endpoint.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ComponentType } from 'react';
import type { TextKey } from '../texts/text.ts';
import type { ScreenName } from './router.ts';
import type { Loaded } from './use-load.ts';

/** `rest`: what follows the screen's name in the address. */
export type ScreenProps = { rest: readonly string[]; markets: Loaded<MarketSettings[]> };

export type Screen = { page: ScreenName; group: ScreenGroup | 'first'; right: Right; title: TextKey; View: ComponentType<ScreenProps> };

/** `first`: above all groups. */
export const screenGroups = ['content', 'assortment', 'sales', 'shop'] as const;
export type ScreenGroup = (typeof screenGroups)[number];
