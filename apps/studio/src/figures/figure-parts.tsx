import type { Right } from '@selvedge/contract/endpoint.ts';
import type { ComponentType } from 'react';
import type { PartProps } from './part-props.ts';
import { RatesPart } from './rates-part.tsx';
import { SalesPart } from './sales-part.tsx';

type Part = { name: 'sales' | 'rates'; View: ComponentType<PartProps>; right?: Right };

/** In the order of the tabs. */
export const figureParts: readonly Part[] = [
  { name: 'sales', View: SalesPart },
  { name: 'rates', View: RatesPart },
];
