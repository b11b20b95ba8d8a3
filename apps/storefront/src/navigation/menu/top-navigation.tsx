import type { MenuItem } from '@selvedge/contract/navigation.ts';
import { MegaPanel } from './mega-panel.tsx';

/** An item of the main menu for a finger: the same panel, held open. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const { item } = props as { item: MenuItem };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are the interaction; following one also closes the panel
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click, too
    <div onClick={(event) => (event.target as Element).closest('a') && close()}>
      <MegaPanel item={item} />
    </div>
  );
}
