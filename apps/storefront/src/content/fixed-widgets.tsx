import { showsFixedWidgets } from '@selvedge/domain/content/shows-fixed-widgets.ts';
import { useMemo } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { Rows } from './rows.tsx';

/** Widgets that have their place before the first row, whatever rows there are. */
export function FixedWidgets() {
  const { _meta, fixedWidgets } = usePage().content;
  const rows = useMemo(() => fixedWidgets?.map((widget) => ({ id: `fixed-${widget.id}`, blocks: [widget] })), [fixedWidgets]);
  return showsFixedWidgets(_meta.alias) ? <Rows rows={rows} /> : null;
}
