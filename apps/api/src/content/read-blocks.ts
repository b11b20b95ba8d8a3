import { blockSchemas, isBlockAlias } from '@selvedge/contract/content/blocks.ts';
import type { PromotionSpot } from '@selvedge/contract/content/widgets/promotion-spot.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import type { RowLog } from './apply-flags.ts';
import { cleanAddresses } from './clean-content.ts';

type Block = { id: string; _alias: string; [field: string]: unknown };

/** A page whose blocks have their defaults. A block that does not fit its schema is reported and left out: it must not take the page with it. */
export function readBlocks(content: PageContent, page: string, log: RowLog): PageContent {
  const read = (block: Block): Block[] => {
    if (!isBlockAlias(block._alias)) return leaveOut(block, 'unknown');
    const result = blockSchemas[block._alias].safeParse(block);
    if (!result.success) return leaveOut(block, result.error.issues.slice(0, 3));
    return readInner(cleanAddresses(result.data));
  };
  const leaveOut = (block: Block, issues: unknown): Block[] => {
    log.warn({ row: page, block: block.id, alias: block._alias, issues }, 'a block does not fit the contract and is left out');
    return [];
  };
  /** Blocks may stand inside a block; one whose inner block is gone has nothing to show. */
  const readInner = (found: Block): Block[] => {
    const block = found as Block & { block?: Block; variants?: { block: Block }[] };
    if (block.block) return read(block.block).map((inner) => ({ ...block, block: inner }));
    if (!block.variants) return [block];
    const variants = block.variants.flatMap((variant) => read(variant.block).map((inner) => ({ ...variant, block: inner })));
    return variants.length > 0 ? [{ ...block, variants }] : [];
  };
  const rows = Object.entries(content.rows).map(([name, list]) => [
    name,
    list?.map((row) => ({ ...row, blocks: row.blocks.flatMap(read) })).filter((row) => row.blocks.length > 0),
  ]);
  return placeSpots({
    ...content,
    rows: Object.fromEntries(rows),
    ...(content.fixedWidgets && { fixedWidgets: content.fixedWidgets.flatMap(read) }),
    ...(content.promotionalSpots && {
      promotionalSpots: content.promotionalSpots.flatMap((spot) => read(spot.block).map((block) => ({ ...spot, block }))),
    }),
  });
}

/** Promotion spots among the rows of a listing take their cells between its goods, like those that are listed by themselves. (CMS-045) */
function placeSpots(content: PageContent): PageContent {
  const { plp = [] } = content.rows;
  const isSpot = ({ _alias }: Block) => _alias === 'promotionSpot';
  const spots = plp.flatMap((row) => row.blocks.filter(isSpot)) as unknown as (PromotionSpot & { block: Block })[];
  if (spots.length === 0) return content;
  const others = plp.map((row) => ({ ...row, blocks: row.blocks.filter((block) => !isSpot(block)) }));
  return {
    ...content,
    rows: { ...content.rows, plp: others.filter((row) => row.blocks.length > 0) },
    promotionalSpots: [...(content.promotionalSpots ?? []), ...spots.map(({ type, padding: _, ...spot }) => ({ ...spot, size: type }))],
  };
}
