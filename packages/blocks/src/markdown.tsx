import styles from './markdown.module.css';
import { type Inline, parseMarkdown } from './parse-markdown.ts';

/** Light markdown as elements, never as HTML text: content can't bring scripts. */
export function Markdown({ text, heading: Heading = 'h3' }: { text: string; heading?: 'h2' | 'h3' }) {
  return (
    <div className={styles.prose}>
      {parseMarkdown(text).map((part, index) => {
        const key = `${index}`;
        if (part.kind === 'heading') return <Heading key={key}>{inline(part.children)}</Heading>;
        if (part.kind === 'paragraph') return <p key={key}>{inline(part.children)}</p>;
        return (
          <ul key={key}>
            {part.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
              <li key={place}>{inline(item)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

const inline = (parts: readonly Inline[]) =>
  parts.map((part, index) =>
    part.url === undefined ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
      <a key={index} href={part.url}>
        {part.text}
      </a>
    ),
  );
