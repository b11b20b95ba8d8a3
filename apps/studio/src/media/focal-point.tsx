import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { UploadedPicture } from '@selvedge/contract/studio/media.ts';
import { cropAround, type Point } from '@selvedge/domain/media/crop-around.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { text } from '../texts/text.ts';
import styles from './focal-point.module.css';

type Props = { picture: UploadedPicture; ratio: Ratio; focus: Point; onChange: (focus: Point) => void };

const steps: Record<string, Point> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

/** The point that must stay in sight, by pointer or arrow keys; the frame shows what the ratio leaves of the picture. */
export function FocalPoint({ picture, ratio, focus, onChange }: Props) {
  const crop = cropAround(picture, { ratio, focus });
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

  function point(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({ x: clamp(((event.clientX - box.left) / box.width) * 100), y: clamp(((event.clientY - box.top) / box.height) * 100) });
  }

  function walk(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: clamp(focus.x + step.x), y: clamp(focus.y + step.y) });
  }

  return (
    <div
      className={styles.focal}
      role="slider"
      tabIndex={0}
      aria-label={text('field.focal')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={focus.x}
      aria-valuetext={text('field.focal_at', { x: focus.x, y: focus.y })}
      onPointerDown={point}
      onPointerMove={(event) => event.buttons === 1 && point(event)}
      onKeyDown={walk}
    >
      <img src={picture.src} alt="" draggable={false} />
      <span
        className={styles.cropFrame}
        style={{
          insetInlineStart: percent(crop.left, picture.width),
          insetBlockStart: percent(crop.top, picture.height),
          inlineSize: percent(crop.width, picture.width),
          blockSize: percent(crop.height, picture.height),
        }}
      />
      <span className={styles.dot} style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
    </div>
  );
}

const clamp = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));
