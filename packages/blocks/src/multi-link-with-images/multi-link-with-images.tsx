import type { MultiLinkWithImages } from '@selvedge/contract/content/blocks/multi-link-with-images.ts';
import { valuePerDevice } from '@selvedge/domain/content/per-device.ts';
import type { BlockProps } from '../block-props.ts';
import { PerDevice } from '../on-device.tsx';
import { Painted } from '../painted.tsx';
import styles from './multi-link-with-images.module.css';
import { PicturedLinks } from './pictured-links.tsx';

export function MultiLinkWithImagesBlock({ block, isFirst, heading }: BlockProps<MultiLinkWithImages>) {
  const sections = valuePerDevice(
    { mobile: block.textSectionsMobile, tablet: block.textSectionsTablet, desktop: block.textSectionsDesktop },
    block.textSectionsMobile,
  );
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor} words={block.textColor}>
      <PerDevice values={sections}>
        {(shown) =>
          shown.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place
            <PicturedLinks key={index} section={section} priority={isFirst} heading={heading} />
          ))
        }
      </PerDevice>
    </Painted>
  );
}
