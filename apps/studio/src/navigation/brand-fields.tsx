import type { Menus, ProductTileSettings } from '@selvedge/contract/navigation.ts';
import { blocksPerRow } from '@selvedge/domain/constants.ts';
import { carousel } from '@selvedge/domain/content/block-constants.ts';
import { NumberInput, StringsInput, TextInput, ToggleInput } from '../fields/simple-inputs.tsx';
import { WithProblem } from '../shell/with-problem.tsx';
import { text } from '../texts/text.ts';
import styles from './navigation.module.css';

type Props = {
  menus: Menus;
  set: (change: Partial<Menus>) => void;
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
};

const devices = ['mobile', 'tablet', 'desktop'] as const;

/** CMS-085 how tiles, rows and films look all over the shop. */
export function BrandFields({ menus, set, readOnly, problemAt }: Props) {
  const { productTile } = menus;
  const setTile = (change: Partial<ProductTileSettings>) => {
    const next = Object.entries({ ...productTile, ...change }).filter(([, value]) => value !== undefined);
    set({ productTile: Object.fromEntries(next) as ProductTileSettings });
  };
  const tiles = productTile.carouselTiles;
  return (
    <>
      <details className={styles.details}>
        <summary>{text('navigation.tiles')}</summary>
        <ToggleInput
          label={text('navigation.tile_carouselOnMobile')}
          value={productTile.carouselOnMobile}
          readOnly={readOnly}
          onChange={(carouselOnMobile = true) => setTile({ carouselOnMobile })}
        />
        <ToggleInput
          label={text('navigation.tile_completeTheLookIcon')}
          value={productTile.completeTheLookIcon}
          readOnly={readOnly}
          onChange={(completeTheLookIcon = false) => setTile({ completeTheLookIcon })}
        />
        <WithProblem problem={problemAt('productTile.imageIndexes')}>
          <StringsInput
            label={text('navigation.tile_imageIndexes')}
            value={productTile.imageIndexes}
            isNumeric
            readOnly={readOnly}
            onChange={(indexes = []) => setTile({ imageIndexes: indexes.map(Number) })}
          />
        </WithProblem>
        {devices.map((device) => (
          <NumberInput
            key={device}
            label={text(`navigation.tile_${device}`)}
            value={tiles?.[device]}
            min={1}
            max={12}
            step={0.1}
            readOnly={readOnly}
            onChange={(count) => setTile({ carouselTiles: { ...carousel.productTiles, ...tiles, ...(count && { [device]: count }) } })}
          />
        ))}
        {tiles && (
          <button type="button" disabled={readOnly} onClick={() => setTile({ carouselTiles: undefined })}>
            {text('navigation.tile_standard')}
          </button>
        )}
      </details>
      <details className={styles.details}>
        <summary>{text('navigation.rows_and_films')}</summary>
        <WithProblem problem={problemAt('blocksPerRow')}>
          <NumberInput
            label={text('navigation.field_blocksPerRow')}
            value={menus.blocksPerRow}
            min={1}
            max={blocksPerRow.maximum}
            step={1}
            readOnly={readOnly}
            onChange={(count) => set({ blocksPerRow: count })}
          />
        </WithProblem>
        <WithProblem problem={problemAt('videoHost')}>
          <TextInput
            label={text('navigation.field_videoHost')}
            value={menus.videoHost}
            maxLength={200}
            readOnly={readOnly}
            onChange={(host) => set({ videoHost: host || undefined })}
          />
        </WithProblem>
      </details>
    </>
  );
}
