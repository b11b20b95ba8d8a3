import type { FreeFreightWidget } from '@selvedge/contract/content/widgets/free-freight-widget.ts';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { Painted } from '../painted.tsx';
import styles from './free-freight.module.css';

export function FreeFreightBlock({ block }: BlockProps<FreeFreightWidget>) {
  const { FreeFreight } = useBlockHost();
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor ?? 'cloth'} words={block.textColor}>
      <FreeFreight version={block.freightVersion} />
    </Painted>
  );
}
