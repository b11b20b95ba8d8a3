import { findText, text } from '../../texts/text.ts';
import styles from './change.module.css';

type Props = { warnings: Readonly<Record<string, number>>; chosen: string | undefined; onChoose: (warning: string | undefined) => void };

/** What to look at before anything happens; each shows its own products. */
export function ChangeWarnings({ warnings, chosen, onChoose }: Props) {
  const all = Object.entries(warnings).sort(([, a], [, b]) => b - a);
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.warnings} aria-label={text('products.warnings')}>
      {all.map(([name, count]) => (
        <button key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(chosen === name ? undefined : name)}>
          <b>{count}</b> {warningText(name)}
        </button>
      ))}
    </fieldset>
  );
}

export function warningText(name: string): string {
  return findText(`products.warning.${name}`) ?? name;
}
