import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { FiguresChoices } from './figures-choices.ts';

export type PartProps = { choices: FiguresChoices; markets: readonly MarketSettings[] };
