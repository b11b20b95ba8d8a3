import type { BlockAlias, BlockOf } from '@selvedge/contract/content/blocks.ts';
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';

/** How a block is shown. */
export type View<A extends BlockAlias> = ComponentType<BlockProps<BlockOf<A>>>;
export type Views = { [A in BlockAlias]?: View<A> };

/** The same, before it is known of which block. */
export type AnyView = ComponentType<BlockProps<{ id: string; _alias: string }>>;
