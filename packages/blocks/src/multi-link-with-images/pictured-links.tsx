import type { HeadlineSettings } from '@selvedge/contract/content/headline-settings.ts';
import type { CtaButton, TextSection } from '@selvedge/contract/content/widgets/multi-link.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import { Headline } from '../headline.tsx';
import { linkTarget } from '../link-target.ts';
import { RichText } from '../rich-text.tsx';
import { ctaMeasures } from './cta-measures.ts';
import styles from './multi-link-with-images.module.css';

type PicturedLinksProps = { section: TextSection; priority: boolean; heading: 'h1' | 'h2'; settings?: HeadlineSettings | undefined };

/** Words, and below them pictures that lead on. In one row that is swiped on a phone, in columns on a desk unless it is a slider there, too. */
export function PicturedLinks({ section, priority, heading, settings }: PicturedLinksProps) {
  const { applyStyles, measures } = ctaMeasures(section);
  return (
    <>
      <Headline as={heading} className={styles.headline} text={section.headline} settings={settings} size="large" />
      {section.text.length > 0 && (
        <div className={styles.text}>
          <RichText nodes={section.text} />
        </div>
      )}
      <ul
        ref={applyStyles}
        className={styles.links}
        data-slider={section.enableCtaSlider || undefined}
        data-align={section.ctaTextAlign}
        {...measures}
      >
        {section.ctaButtons.map((button) => (
          <li key={button.link.url + button.title} className={styles.item}>
            <Pictured button={button} priority={priority} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Pictured({ button: { title, ctaTitle, link, image, trackingId, pageId }, priority }: { button: CtaButton; priority: boolean }) {
  return (
    <a className={styles.link} href={link.url} {...linkTarget(link)} data-tracking={trackingId} data-page={pageId}>
      {/* The title says it; a picture's own text would say it twice. */}
      {image && <Picture image={{ ...image, alt: '' }} sizes="(min-width: 960px) 25vw, 62vw" priority={priority} />}
      <span className={styles.title}>{ctaTitle || title}</span>
    </a>
  );
}
