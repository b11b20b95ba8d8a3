import type { Layout } from '@selvedge/contract/page.ts';
import type { ReactNode } from 'react';

export function LayoutOf({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <main data-layout-body={layout}>{children}</main>;
}
