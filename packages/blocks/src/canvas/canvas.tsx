import type { Canvas, CanvasLayer } from '@selvedge/contract/content/widgets/canvas.ts';
import { valuePerDevice } from '@selvedge/domain/content/per-device.ts';
import type { BlockProps } from '../block-props.ts';
import { measuresOf } from '../data-styles.ts';
import { ImagesPicture } from '../images-picture.tsx';
import { linkTarget } from '../link-target.ts';
import { PerDevice } from '../on-device.tsx';
import { Painted } from '../painted.tsx';
import styles from './canvas.module.css';

/** Words and buttons laid freely on a picture, differently on every screen if need be. */
export function CanvasBlock({ block, isFirst, inRow, heading }: BlockProps<Canvas>) {
  const sizes = inRow === 1 ? '100vw' : `(min-width: 768px) ${Math.round(100 / inRow)}vw, 100vw`;
  return (
    <section className={styles.canvas} data-narrow={!block.toggleFullWidth || undefined}>
      <div className={styles.ground}>
        <ImagesPicture images={block.images} sizes={sizes} priority={isFirst} />
        {block.link && <a className={styles.cover} href={block.link.url} {...linkTarget(block.link)} aria-label={block.link.title} />}
        <PerDevice values={valuePerDevice(block.layers, [] as CanvasLayer[])}>
          {(layers) =>
            layers.map((layer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place
              <Layer key={index} layer={layer} heading={heading} />
            ))
          }
        </PerDevice>
      </div>
    </section>
  );
}

function Layer({ layer, heading }: { layer: CanvasLayer; heading: 'h1' | 'h2' }) {
  const { kind, text, link, x, y, width, align, size, textColor, backgroundColor } = layer;
  const place = measuresOf({ x: `${x}%`, y: `${y}%`, width: `${width}%` });
  const words =
    kind === 'cta' && link ? (
      <Painted as="a" className={styles.cta} href={link.url} ground={backgroundColor ?? 'paper'} words={textColor} {...linkTarget(link)}>
        {text}
      </Painted>
    ) : (
      <Painted
        as={kind === 'headline' ? heading : 'p'}
        className={styles.words}
        data-size={size}
        ground={backgroundColor}
        words={textColor}
      >
        {text}
      </Painted>
    );
  return (
    <Painted className={styles.layer} data-align={align} {...place}>
      {words}
    </Painted>
  );
}
