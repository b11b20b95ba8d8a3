import { BlockHostContext } from '@selvedge/blocks/block-host.ts';
import { RenderRows } from '@selvedge/blocks/render-rows.tsx';
import type { ComponentProps } from 'react';
import { useShopHost } from './use-shop-host.ts';

/** Rows of content inside the shop: blocks are given its texts, its goods and who is looking. */
export function Rows(props: ComponentProps<typeof RenderRows>) {
  const host = useShopHost();
  if (!props.rows?.length) return null;
  return (
    <BlockHostContext value={host}>
      <RenderRows {...props} />
    </BlockHostContext>
  );
}
