import type { DivisionMode } from '@selvedge/contract/content/blocks/division-mode.ts';
import type { ImageWithLink } from '@selvedge/contract/content/blocks/image-with-link.ts';
import type { ImageWithText } from '@selvedge/contract/content/blocks/image-with-text.ts';
import type { MultiLinkWithImages } from '@selvedge/contract/content/blocks/multi-link-with-images.ts';
import type { Text } from '@selvedge/contract/content/blocks/text.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import { DivisionModeBlock } from './division-mode/division-mode.tsx';
import { ImageWithLinkBlock } from './image-with-link/image-with-link.tsx';
import { ImageWithTextBlock } from './image-with-text/image-with-text.tsx';
import { MultiLinkWithImagesBlock } from './multi-link-with-images/multi-link-with-images.tsx';
import styles from './render-rows.module.css';
import { TextBlock } from './text/text.tsx';

type Blocks = {
  divisionMode: DivisionMode;
  imageWithLink: ImageWithLink;
  imageWithText: ImageWithText;
  multiLinkWithImages: MultiLinkWithImages;
  text: Text;
};

const views: { [A in keyof Blocks]: ComponentType<BlockProps<Blocks[A]>> } = {
  divisionMode: DivisionModeBlock,
  imageWithLink: ImageWithLinkBlock,
  imageWithText: ImageWithTextBlock,
  multiLinkWithImages: MultiLinkWithImagesBlock,
  text: TextBlock,
};

type Row = PageRow['blocks'][number];

/** The rows of a page. With `leads`, the first headline is the page's `h1`. */
export function RenderRows({
  rows,
  leads = false,
  startsPage = false,
}: {
  rows: readonly PageRow[];
  leads?: boolean;
  startsPage?: boolean;
}) {
  return rows.map((row, place) => (
    <div
      key={row.id}
      className={styles.row}
      data-blocks={row.blocks.length}
      data-narrow={row.perRowMobile}
      data-hide-in-store={row.hideOnISO}
    >
      {row.blocks.map((block, index) => (
        <Block
          key={block.id}
          block={block}
          inRow={row.blocks.length}
          isFirst={startsPage && place + index === 0}
          heading={leads && place + index === 0 ? 'h1' : 'h2'}
        />
      ))}
    </div>
  ));
}

/** A block that this build doesn't know is left out: content may be newer than an open page. */
function Block(props: BlockProps<Row>) {
  const View = views[props.block._alias as keyof Blocks] as ComponentType<BlockProps<Row>> | undefined;
  return View ? <View {...props} /> : null;
}
