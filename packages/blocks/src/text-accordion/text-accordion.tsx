import type { TextAccordion } from '@selvedge/contract/content/blocks/text-accordion.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { useId } from 'react';
import type { BlockProps } from '../block-props.ts';
import { Headline } from '../headline.tsx';
import { Painted } from '../painted.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './text-accordion.module.css';

type AnyAccordion = Omit<TextAccordion, '_alias'>;

export function TextAccordionBlock({ block, heading }: BlockProps<AnyAccordion>) {
  const group = useId();
  return (
    <Painted as="section" className={styles.block} ground={block.backgroundColor} words={block.textColor}>
      {(block.headline || block.text.length > 0) && (
        <div className={styles.head}>
          <Headline as={heading} text={block.headline} settings={block.headlineSettings} size="large" />
          {block.text.length > 0 && <RichText nodes={block.text} />}
        </div>
      )}
      <div className={styles.items}>
        {block.items.map(({ title, text, isOpen }) => (
          <Accordion key={title} title={title} open={isOpen || undefined} {...(block.oneAtATime && { name: group })}>
            <RichText nodes={text} />
          </Accordion>
        ))}
      </div>
    </Painted>
  );
}
