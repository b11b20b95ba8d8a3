import type { PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import type { Pay } from '../use-pay.ts';
import type { Way } from './list-ways.ts';

export type WayProps = { way: Way; ways: PaymentInitialisation; pay: Pay };
