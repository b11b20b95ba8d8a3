import type { PromotionalSpot } from '@selvedge/contract/catalogue/listing.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';

/** A promotion spot of a page, wherever it is kept: in its list, or as a block among the rows of the listing. */
export type PageSpot = PromotionalSpot & { key: string };

type Block = { id: string; _alias: string } & Record<string, unknown>;
type SpotBlock = Block & Partial<Omit<PromotionalSpot, 'size' | 'id'>> & { type?: PromotionalSpot['size'] };

/** In the order in which the shop places them. */
export function listSpots(content: EditedContent): PageSpot[] {
  const own = (content.promotionalSpots ?? []).map((spot) => ({ ...spot, key: `own ${spot.id}` }));
  const rows = (content.rows.plp ?? []).flatMap((row) => (row.blocks as Block[]).filter(isSpot).map(fromBlock));
  return [...own, ...rows];
}

/** Another page, with one spot changed. What is given as undefined is taken out. */
export function changeSpot(content: EditedContent, key: string, change: Partial<PromotionalSpot>): EditedContent {
  return replaceSpot(content, key, (spot) => ({ ...spot, ...change }));
}

export function removeSpot(content: EditedContent, key: string): EditedContent {
  return replaceSpot(content, key, () => undefined);
}

export function addSpot(content: EditedContent, spot: PromotionalSpot): EditedContent {
  return { ...content, promotionalSpots: [...(content.promotionalSpots ?? []), spot] };
}

type Replace = (spot: PromotionalSpot) => PromotionalSpot | undefined;

function replaceSpot(content: EditedContent, key: string, replace: Replace): EditedContent {
  const { promotionalSpots, rows } = content;
  const own = promotionalSpots?.flatMap((spot) => (`own ${spot.id}` === key ? some(replace(spot)) : spot));
  const plp = rows.plp?.map((row) => ({
    ...row,
    blocks: (row.blocks as Block[]).flatMap((block) => (isSpot(block) && `row ${block.id}` === key ? toBlock(block, replace) : block)),
  }));
  return {
    ...content,
    ...(own && { promotionalSpots: own }),
    // A row that held nothing else goes with its spot: an empty one can't be published.
    ...(plp && { rows: { ...rows, plp: plp.filter((row, at) => row.blocks.length > 0 || rows.plp?.[at]?.blocks.length === 0) } }),
  };
}

const isSpot = (block: Block): block is SpotBlock => block._alias === 'promotionSpot';

function fromBlock({ type = '1x1', _alias: _, padding: __, ...spot }: SpotBlock): PageSpot {
  const { id, position = 1, random = false, block, disabledMobile, disabledTablet, disabledDesktop } = spot;
  return prune({
    ...{ key: `row ${id}`, id, position, size: type, random, disabledMobile, disabledTablet, disabledDesktop },
    block: block ?? { id: `${id}-block`, _alias: 'text' },
  }) as PageSpot;
}

function toBlock(block: SpotBlock, replace: Replace): Block[] {
  const { key: _, ...spot } = fromBlock(block);
  const next = replace(spot);
  if (!next) return [];
  const { size, ...rest } = next;
  const { disabledMobile: _m, disabledTablet: _t, disabledDesktop: _d, ...kept } = block;
  return [prune({ ...kept, ...rest, type: size }) as Block];
}

const some = (spot: PromotionalSpot | undefined): PromotionalSpot[] => (spot ? [prune(spot)] : []);

const prune = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
