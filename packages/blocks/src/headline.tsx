import type { HeadlineSettings } from '@selvedge/contract/content/block.ts';
import styles from './headline.module.css';
import { Painted } from './painted.tsx';

type HeadlineProps = {
  as: 'h1' | 'h2' | 'h3';
  text: string;
  settings?: HeadlineSettings | undefined;
  /** Where the settings name none. */
  size: NonNullable<HeadlineSettings['size']>;
  id?: string;
};

/** A headline as its editor wants it: size, colour, side. */
export function Headline({ as, text, settings, size, id }: HeadlineProps) {
  return (
    <Painted
      as={as}
      id={id}
      className={styles.headline}
      words={settings?.colour}
      data-size={settings?.size ?? size}
      data-align={settings?.alignment}
    >
      {text}
    </Painted>
  );
}
