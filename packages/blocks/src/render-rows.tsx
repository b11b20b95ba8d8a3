import type { PageRow } from '@selvedge/contract/page.ts';
import { rowLimit } from '@selvedge/domain/content/row-limit.ts';
import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { Suspense } from 'react';
import { useBlockHost } from './block-host.ts';
import type { BlockProps } from './block-props.ts';
import { listAliases } from './list-aliases.ts';
import styles from './render-rows.module.css';
import { loadViews, useView } from './views.ts';

type AnyBlock = PageRow['blocks'][number];

type RenderRowsProps = {
  rows: readonly PageRow[] | undefined;
  /** The first headline is the page's `h1`. */
  leads?: boolean;
  /** The first picture is fetched ahead of everything. */
  startsPage?: boolean;
  /** In a narrow column blocks stand below each other. */
  stacked?: boolean;
};

/** The rows of a page. A block that breaks is left out. */
export function RenderRows({ rows = [], leads = false, startsPage = false, stacked = false }: RenderRowsProps) {
  const limit = rowLimit(useBlockHost().blocksPerRow);
  return rows.map((row, place) => {
    const blocks = row.blocks.slice(0, limit);
    return (
      <div
        key={row.id}
        className={stacked ? `${styles.row} ${styles.stacked}` : styles.row}
        data-mobile={count(blocks, 'disabledMobile')}
        data-tablet={count(blocks, 'disabledTablet')}
        data-desktop={count(blocks, 'disabledDesktop')}
        data-app={count(blocks, 'disabledApp')}
        data-narrow={row.perRowMobile}
        data-hide-in-store={row.hideOnISO || undefined}
      >
        {blocks.map((block, index) => (
          <PartBoundary key={block.id} resetOn={block}>
            <RenderBlock
              block={block}
              inRow={blocks.length}
              isFirst={startsPage && place + index === 0}
              heading={leads && place + index === 0 ? 'h1' : 'h2'}
            />
          </PartBoundary>
        ))}
      </div>
    );
  });
}

/** Blocks that a kind of screen shows. */
const count = (blocks: readonly AnyBlock[], disabled: string): number => blocks.filter((block) => !block[disabled]).length;

type Place = Omit<BlockProps<AnyBlock>, 'extras' | 'prepare' | 'render'>;

const prepare = (block: AnyBlock) => loadViews(listAliases(block));

/** One block, in its frame. The editor shows blocks with it, too. */
export function RenderBlock(place: Place) {
  return (
    <Suspense>
      <Block {...place} />
    </Suspense>
  );
}

function Block(place: Place) {
  const View = useView(place.block._alias);
  return View ? <View {...place} prepare={prepare} render={(block) => <RenderBlock {...place} block={block} />} /> : null;
}
