import type { Colour } from '@selvedge/contract/content/colour.ts';
import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react';
import { applyDataStyles, paintOf } from './data-styles.ts';
import styles from './painted.module.css';

type PaintedProps<T extends ElementType> = {
  as?: T;
  ground?: Colour | undefined;
  words?: Colour | undefined;
  line?: Colour | undefined;
  ref?: Ref<HTMLElement> | undefined;
} & Omit<ComponentPropsWithoutRef<T>, 'as'>;

/** An element in the colours that content gives it. */
export function Painted<T extends ElementType = 'div'>({ as, ground, words, line, ref, className, ...rest }: PaintedProps<T>) {
  const Tag: ElementType = as ?? 'div';
  const border = line && (line.startsWith('#') ? { 'data-paint-line': line } : { 'data-line': line });
  const attach = (element: HTMLElement | null) => {
    applyDataStyles(element);
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <Tag
      ref={attach}
      className={className ? `${styles.painted} ${className}` : styles.painted}
      {...paintOf(ground, words)}
      {...border}
      {...rest}
    />
  );
}
