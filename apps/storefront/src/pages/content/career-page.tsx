import { OpenPositions } from '../../careers/open-positions.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { PageHead } from '../../shell/page-head.tsx';

export function View() {
  const { rows } = usePage().content;
  return (
    <>
      <PageHead />
      <Rows rows={rows.top} />
      <OpenPositions />
      <Rows rows={rows.bottom} />
    </>
  );
}
