import { useFlyout } from '../flyout/flyout-context.ts';
import { useHref } from '../lib/shop-context.tsx';
import styles from './terms.module.css';

const pageOf: Readonly<Record<string, string>> = { 'disclosure-tr': '/i/privacy', 'customer-club': '/customer-club/terms' };

/** The words in square brackets are a link: it opens the text over the page, and works as a link where scripts don't. */
export function TermsLabel({ text, slug }: { text: string; slug: string }) {
  const flyout = useFlyout();
  const href = useHref();
  const [before = '', link = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a
        className={styles.terms}
        href={href(pageOf[slug] ?? '/terms')}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          if (flyout.open('terms', { slug })) event.preventDefault();
        }}
      >
        {link}
      </a>
      {after}
    </>
  );
}
