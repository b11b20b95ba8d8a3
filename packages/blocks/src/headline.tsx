import type { HeadlineSettings } from '@selvedge/contract/content/headline-settings.ts';
import styles from './headline.module.css';
import { Painted } from './painted.tsx';

type HeadlineProps = {
  as: 'h1' | 'h2' | 'h3';
  text: string | undefined;
  settings?: HeadlineSettings | undefined;
  /** Where the settings name none. Left out where the block's own styles know better. */
  size?: NonNullable<HeadlineSettings['size']> | undefined;
  /** Its place in the block. */
  className?: string | undefined;
  id?: string;
};

/** A headline as its editor wants it: size, colour, side. */
export function Headline({ as, text, settings, size, className, id }: HeadlineProps) {
  if (!text) return null;
  return (
    <Painted
      as={as}
      id={id}
      className={className ? `${styles.headline} ${className}` : styles.headline}
      words={settings?.colour}
      data-size={settings?.size ?? size}
      data-align={settings?.alignment}
    >
      {text}
    </Painted>
  );
}
