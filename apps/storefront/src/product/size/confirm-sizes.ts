import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { analyticsOrder } from '@selvedge/domain/analytics/analytics-order.ts';
import { sizeScriptOrder } from '@selvedge/domain/analytics/size-script-order.ts';
import { runSizeScript } from './run-size-script.ts';

type WithEvents = Window & { sizeScript?: unknown[] };

/** ANA-030 tells the size script which sizes were bought, on `window.sizeScript`, which it reads when it comes. Nothing of the person. */
export function confirmSizes(src: string, order: OrderDetail): void {
  const confirmed = sizeScriptOrder(analyticsOrder(order));
  if (!confirmed) return;
  const page = window as WithEvents;
  page.sizeScript ??= [];
  page.sizeScript.push(confirmed);
  runSizeScript(src, { productId: '', variant: undefined });
}
