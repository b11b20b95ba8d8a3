import type { PageRow } from '@selvedge/contract/page.ts';
import { Rows } from '../../content/rows.tsx';

/** Few rewards have any: their blocks come when one of them is near. */
export function RewardRows({ rows }: { rows: PageRow[] }) {
  return <Rows rows={rows} stacked />;
}
