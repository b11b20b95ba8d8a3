import type { BlockAlias, BlockOf } from '@selvedge/contract/content/blocks.ts';
import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import type { ViewGroup, viewGroups } from './view-groups.ts';

/** How a block is shown. */
export type View<A extends BlockAlias> = ComponentType<BlockProps<BlockOf<A>>>;
export type Views = { [A in BlockAlias]?: View<A> };

/** What a file of views holds: each block of its group and no other. */
export type ViewsOf<G extends ViewGroup> = { [A in BlockAlias as (typeof viewGroups)[A] extends G ? A : never]: View<A> };

/** A view, before it is known of which block. */
export type AnyView = ComponentType<BlockProps<{ id: string; _alias: string }>>;
