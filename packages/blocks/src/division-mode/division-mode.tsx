import type { DivisionHalf, DivisionMode } from '@selvedge/contract/content/blocks/division-mode.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { linkTarget } from '../link-target.ts';
import { SilentFilm } from '../silent-film.tsx';
import styles from './division-mode.module.css';

export function DivisionModeBlock({ block, isFirst, heading }: BlockProps<DivisionMode>) {
  return (
    <section className={styles.block}>
      {block.halves.map((half, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a half is known by its side
        <Half key={index} half={half} priority={isFirst} heading={index === 0 ? heading : 'h2'} />
      ))}
    </section>
  );
}

function Half({ half, priority, heading: Heading }: { half: DivisionHalf; priority: boolean; heading: 'h1' | 'h2' }) {
  return (
    <div className={styles.half}>
      <div className={styles.ground} data-tone={half.tone}>
        {half.image && <Picture image={half.image} sizes="(min-width: 768px) 50vw, 100vw" priority={priority} fill />}
        {half.videoId && <SilentFilm videoId={half.videoId} />}
        <Heading className={styles.headline}>{half.headline}</Heading>
      </div>
      <div className={styles.foot}>
        {half.text && <p className={styles.text}>{half.text}</p>}
        {half.link && half.ctaText && (
          <a className={styles.action} href={half.link.url} {...linkTarget(half.link)}>
            <span>{half.ctaText}</span>
          </a>
        )}
      </div>
    </div>
  );
}
