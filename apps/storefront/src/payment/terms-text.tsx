import { RichText } from '@selvedge/blocks/rich-text.tsx';
import { content } from '@selvedge/contract/content.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import styles from './terms.module.css';

/** The terms over the page, so that nobody leaves checkout to read them. */
export function Content({ props }: { props: unknown }) {
  const { slug } = props as { slug: string };
  const t = useT();
  const answer = useAnswer(content.termsAndConditions, { query: { slug } });
  if (answer?.hasError) return <p className={styles.text}>{t('feedback.error_generic')}</p>;
  if (!answer) {
    return (
      <div className={styles.text} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <RichText nodes={answer.data.text} />
    </div>
  );
}
