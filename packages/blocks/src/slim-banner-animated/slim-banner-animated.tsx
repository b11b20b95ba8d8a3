import type { BannerLine, SlimBannerAnimated } from '@selvedge/contract/content/blocks/slim-banner-animated.ts';
import { breakpointNames } from '@selvedge/contract/content/breakpoint.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';
import { measuresOf } from '../data-styles.ts';
import { isShownOn } from '../device-class.ts';
import { linkTarget } from '../link-target.ts';
import { OnDevice } from '../on-device.tsx';
import { Painted } from '../painted.tsx';
import { LimitedLine } from './limited-line.tsx';
import styles from './slim-banner-animated.module.css';
import { useTurns } from './use-turns.ts';

/** Lines that take turns: until someone looks closely, pauses them or prefers stillness, and at most as often as their editor wants. */
export function SlimBannerAnimatedBlock({ block }: BlockProps<SlimBannerAnimated>) {
  const { t } = useBlockHost();
  const { textSettings, animation, animationDuration, showBannerControls, backgroundColor = 'ink' } = block;
  const count = textSettings.length;
  const { shown, isPlaying, go, toggle, hold } = useTurns(block, count);
  return (
    <Painted
      as="section"
      className={styles.banner}
      aria-label={t('shell.news')}
      data-align={block.alignment}
      data-animation={animation}
      ground={backgroundColor}
      words={block.textColor}
      {...measuresOf({ duration: `${animationDuration}ms` })}
      {...hold}
    >
      {count > 1 && showBannerControls && <Control name="back" label="carousel.back" onClick={() => go(-1)} />}
      <ul className={styles.lines}>
        {textSettings.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={at} className={styles.line} data-shown={at === shown || undefined} inert={at !== shown}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {count > 1 && showBannerControls && <Control name="forward" label="carousel.forward" onClick={() => go(1)} />}
      {count > 1 && (
        <Control name={isPlaying ? 'pause' : 'play'} label={isPlaying ? 'shell.pauseNews' : 'shell.playNews'} onClick={toggle} />
      )}
    </Painted>
  );
}

function Line({ line }: { line: BannerLine }) {
  const { link, markdownContent, text, wordLimit } = line;
  const words = (
    <LimitedLine nodes={markdownContent?.length ? markdownContent : [{ tag: 'p', children: [{ text }] }]} wordLimit={wordLimit} />
  );
  const shown = breakpointNames.filter((device) => isShownOn(device, line));
  return (
    <OnDevice on={shown} app={isShownOn('app', line)}>
      {link && !markdownContent?.length ? (
        <a className={styles.link} href={link.url} {...linkTarget(link)}>
          {words}
        </a>
      ) : (
        <p>{words}</p>
      )}
    </OnDevice>
  );
}

function Control({ name, label, onClick }: { name: 'back' | 'forward' | 'pause' | 'play'; label: string; onClick: () => void }) {
  const { t } = useBlockHost();
  return (
    <button type="button" className={styles.control} onClick={onClick}>
      <Icon name={name} small flips={name === 'back' || name === 'forward'} />
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </button>
  );
}
