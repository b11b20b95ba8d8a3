import type { MultiLinkWithImages } from '@selvedge/contract/content/blocks/multi-link-with-images.ts';
import { Picture } from '@selvedge/ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { linkTarget } from '../link-target.ts';
import styles from './multi-link-with-images.module.css';

export function MultiLinkWithImagesBlock({ block, isFirst, heading: Heading }: BlockProps<MultiLinkWithImages>) {
  return (
    <section className={styles.block}>
      {block.headline && <Heading className={styles.headline}>{block.headline}</Heading>}
      <ul className={styles.links} data-count={block.links.length}>
        {block.links.map(({ title, link, image }) => (
          <li key={link.url + title} className={styles.item}>
            <a className={styles.link} href={link.url} {...linkTarget(link)}>
              <Picture image={{ ...image, alt: '' }} sizes="(min-width: 960px) 25vw, 62vw" priority={isFirst} />
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
