import { showsFixedWidgets } from '@selvedge/domain/content/fixed-widgets.ts';
import { usePage } from '../lib/shop-context.tsx';
import { Rows } from './rows.tsx';

/** Widgets that have their place before the first row, whatever rows there are. */
export function FixedWidgets() {
  const { _meta, fixedWidgets = [] } = usePage().content;
  if (!showsFixedWidgets(_meta.alias)) return null;
  return <Rows rows={fixedWidgets.map((widget) => ({ id: `fixed-${widget.id}`, blocks: [widget] }))} />;
}
