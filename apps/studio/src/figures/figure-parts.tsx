import type { Right } from '@selvedge/contract/endpoint.ts';
import type { ComponentType } from 'react';
import { CoverPart } from './cover-part.tsx';
import { DemandPart } from './demand-part.tsx';
import { FunnelPart } from './funnel-part.tsx';
import type { PartProps } from './part-props.ts';
import { ProductsPart } from './products-part.tsx';
import { PromotionsPart } from './promotions-part.tsx';
import { RatesPart } from './rates-part.tsx';
import { SalesPart } from './sales-part.tsx';
import { SearchesPart } from './searches-part.tsx';
import { SizesPart } from './sizes-part.tsx';
import { VitalsPart } from './vitals-part.tsx';

type Name = 'sales' | 'funnel' | 'products' | 'sizes' | 'cover' | 'demand' | 'promotions' | 'searches' | 'vitals' | 'rates';
type Part = { name: Name; View: ComponentType<PartProps>; right?: Right /** Who is bound to stores has none of it. */; isOfShop?: true };

/** In the order of the tabs. */
export const figureParts: readonly Part[] = [
  { name: 'sales', View: SalesPart },
  { name: 'funnel', View: FunnelPart, isOfShop: true },
  { name: 'products', View: ProductsPart },
  { name: 'sizes', View: SizesPart },
  { name: 'cover', View: CoverPart },
  { name: 'demand', View: DemandPart, right: 'catalogue.read' },
  { name: 'promotions', View: PromotionsPart },
  { name: 'searches', View: SearchesPart, isOfShop: true },
  { name: 'vitals', View: VitalsPart, isOfShop: true },
  { name: 'rates', View: RatesPart },
];
