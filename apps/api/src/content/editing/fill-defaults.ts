import type { AnyBlock } from '@selvedge/contract/content/any-block.ts';
import { blockSchemas, isBlockAlias } from '@selvedge/contract/content/blocks.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';

/** What an editor left out of a finished block is what its schema says: pages are shown as they are stored, without asking it again. */
export function fillDefaults(content: EditedContent): EditedContent {
  const rows = Object.fromEntries(
    Object.entries(content.rows).map(([place, list]) => [place, list?.map((row) => ({ ...row, blocks: row.blocks.map(fill) }))]),
  ) as EditedContent['rows'];
  const { fixedWidgets, promotionalSpots } = content;
  return {
    ...content,
    rows,
    ...(fixedWidgets && { fixedWidgets: fixedWidgets.map(fill) }),
    ...(promotionalSpots && { promotionalSpots: promotionalSpots.map((spot) => ({ ...spot, block: fill(spot.block) })) }),
  };
}

/** An unfinished one stays as it is, until it is finished. */
function fill(block: AnyBlock): AnyBlock {
  if (!isBlockAlias(block._alias)) return block;
  const parsed = blockSchemas[block._alias].safeParse(block);
  return parsed.success ? (parsed.data as AnyBlock) : block;
}
