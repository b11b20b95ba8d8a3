import type { Images } from '@selvedge/contract/content/images.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { type PictureName, picture } from './pictures.ts';

type Block = Record<string, unknown> & { _alias: string };

/** Rows of one page: ids are made from its name and the places of row and block. */
export const rowsOf = (page: string, ...rows: (Block | readonly Block[])[]): PageRow[] =>
  rows.map((row, place) => ({
    id: `${page}-${place + 1}`,
    blocks: [row].flat().map((block, at) => numbered(block, `${page}-${place + 1}-${at + 1}`)),
  }));

/** Blocks inside a block are numbered below it. */
const numbered = (block: Block, id: string): Block & { id: string } => {
  const inner = (value: unknown, at: string): unknown =>
    typeof value === 'object' && value !== null && '_alias' in value ? numbered(value as Block, at) : value;
  const variants = (block.variants as { block: Block }[] | undefined)?.map((variant, at) => ({
    ...variant,
    block: numbered(variant.block, `${id}-${at + 1}`),
  }));
  return { ...block, ...('block' in block && { block: inner(block.block, `${id}-1`) }), ...(variants && { variants }), id };
};

/** Square up to a tablet, wide on a desk, with words on its ground. */
export const squareAndWide = (name: PictureName, alt: string): Images => {
  const square = picture(name, alt, '1/1');
  return { mobile: square, tablet: square, desktop: picture(name, alt, '16/9') };
};

/** Tall on a phone, wide from a tablet on. */
export const wideAndTall = (name: PictureName, alt: string): Images => {
  const wide = picture(name, alt, '16/9');
  return { mobile: picture(name, alt, '4/5'), tablet: wide, desktop: wide };
};
