import type { SlimBannerContainer } from '@selvedge/contract/content/widgets/slim-banner-container.ts';
import type { BlockProps } from '../block-props.ts';
import { SlimBannerLine } from '../slim-banner/slim-banner.tsx';
import styles from './slim-banner-container.module.css';

export function SlimBannerContainerBlock({ block }: BlockProps<SlimBannerContainer>) {
  return (
    <ul className={styles.banners}>
      {block.banners.map((banner) => (
        <li key={banner.text}>
          <SlimBannerLine
            line={{
              ...banner,
              backgroundColor: banner.backgroundColor ?? block.backgroundColor,
              textColor: banner.textColor ?? block.textColor,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
