import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { PageContent } from '@selvedge/contract/page.ts';

type Block = { _alias: string; [field: string]: unknown };

/** MKT-049 a page without the invitation to a club that is off: whoever followed it would find nothing there. */
export function withoutClosedBlocks(content: PageContent, { customerClub }: Pick<FeatureToggles, 'customerClub'>): PageContent {
  if (customerClub) return content;
  const rows = Object.entries(content.rows).map(([name, list]) => [
    name,
    list?.map((row) => ({ ...row, blocks: row.blocks.flatMap(keep) })).filter((row) => row.blocks.length > 0),
  ]);
  return {
    ...content,
    rows: Object.fromEntries(rows),
    ...(content.fixedWidgets && { fixedWidgets: content.fixedWidgets.flatMap(keep) }),
    ...(content.promotionalSpots && {
      promotionalSpots: content.promotionalSpots.flatMap((spot) => keep(spot.block).map((block) => ({ ...spot, block }))),
    }),
  };
}

/** The block, unless it or everything inside it invites to the club. */
function keep<B extends Block>(found: B): B[] {
  if (found._alias === 'customerClubSignup') return [];
  const block = found as B & { block?: Block; variants?: { block: Block }[] };
  if (block.block) return keep(block.block).map((inner) => ({ ...block, block: inner }));
  if (!block.variants) return [block];
  const variants = block.variants.flatMap((variant) => keep(variant.block).map((inner) => ({ ...variant, block: inner })));
  return variants.length > 0 ? [{ ...block, variants }] : [];
}
