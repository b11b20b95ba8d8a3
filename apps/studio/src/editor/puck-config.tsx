import type { Config, Fields } from '@puckeditor/core';
import rowStyles from '@selvedge/blocks/render-rows.module.css';
import type { ComponentType, CSSProperties } from 'react';
import { type TextKey, text } from '../texts/text.ts';
import { blockList, type EditedBlock } from './block-list.ts';
import styles from './canvas.module.css';
import { CanvasBlock } from './canvas-block.tsx';
import { toPuckFields } from './fields/to-puck-fields.tsx';
import { pageInputs, rowInputs } from './page-inputs.tsx';
import { fixedSlot, type RowVariant, rowType } from './puck-page.ts';

type Slot = ComponentType<{ className?: string; style?: CSSProperties; minEmptyHeight?: number }>;

const blockNames = blockList.map(({ alias }) => alias);

/** Everything that can be laid on a page: rows, and each block with its fields and the storefront's own view. */
export function puckConfig(
  variants: readonly RowVariant[],
  { hasListing, blocksPerRow }: { hasListing: boolean; blocksPerRow: number },
): Config {
  return {
    root: rootConfig(variants, hasListing),
    components: { [rowType]: rowConfig(blocksPerRow), ...Object.fromEntries(blockList.map((block) => [block.alias, blockConfig(block)])) },
    categories: {
      layout: { title: text('editor.group_layout'), components: [rowType] },
      ...Object.fromEntries(
        [...new Set(blockList.map(({ group }) => group))].map((group) => [
          group,
          {
            title: text(`editor.group_${group}` as TextKey),
            components: blockList.filter((block) => block.group === group).map(({ alias }) => alias),
            defaultExpanded: group === 'pictures' || group === 'words',
          },
        ]),
      ),
    },
  } as unknown as Config;
}

function rootConfig(variants: readonly RowVariant[], hasListing: boolean): object {
  const slots = Object.fromEntries(variants.map((variant) => [variant, { type: 'slot' }]));
  return {
    fields: {
      ...pageInputs(hasListing),
      ...slots,
      [fixedSlot]: { type: 'slot', allow: blockNames },
    } as Fields,
    render: (props: Record<string, Slot> & { title?: string }) => <Canvas slots={props} variants={variants} hasListing={hasListing} />,
  };
}

function Canvas({ slots, variants, hasListing }: { slots: Record<string, Slot>; variants: readonly RowVariant[]; hasListing: boolean }) {
  const Fixed = slots[fixedSlot];
  return (
    <div className={styles.canvas}>
      {Fixed && <Fixed className={styles.fixed} minEmptyHeight={0} />}
      {variants.map((variant) => {
        const Rows = slots[variant];
        return (
          <section key={variant} className={styles.place}>
            {variants.length > 1 && <p className={styles.name}>{text(`editor.place_${variant}` as TextKey)}</p>}
            {Rows && <Rows className={styles.rows} minEmptyHeight={140} />}
            {hasListing && variant === 'top' && <p className={styles.goods}>{text('editor.goods')}</p>}
          </section>
        );
      })}
    </div>
  );
}

const rowConfig = (blocksPerRow: number) => ({
  label: text('editor.row'),
  defaultProps: { perRowMobile: 1, hideOnISO: false, blocks: [] },
  fields: {
    ...rowInputs,
    blocks: { type: 'slot', allow: blockNames },
  },
  /** A row that is full takes no more. */
  resolveFields: ({ props }: { props: { blocks?: unknown[] } }, { fields }: { fields: Fields }) => ({
    ...fields,
    blocks: { type: 'slot', allow: (props.blocks?.length ?? 0) >= blocksPerRow ? ['nothing'] : blockNames },
  }),
  render: ({ blocks: Blocks, perRowMobile, puck }: { blocks: Slot; perRowMobile: number; puck: unknown }) => {
    void puck;
    return <RowSlot Blocks={Blocks} perRowMobile={perRowMobile} />;
  },
});

/** The storefront's own row; how many stand in it is counted by the style sheet. */
function RowSlot({ Blocks, perRowMobile }: { Blocks: Slot; perRowMobile: number }) {
  return (
    <div className={styles.row} data-narrow={perRowMobile > 1 ? perRowMobile : undefined}>
      <Blocks className={`${rowStyles.row} ${styles.blocks}`} minEmptyHeight={120} />
    </div>
  );
}

function blockConfig(edited: EditedBlock): object {
  const { label, fields, initial } = edited;
  return {
    label,
    fields: toPuckFields(fields),
    defaultProps: initial,
    render: ({ puck: _puck, editMode: _mode, ...block }: { id: string } & Record<string, unknown>) => (
      <div className={styles.block}>
        <CanvasBlock block={block} edited={edited} />
      </div>
    ),
  };
}
