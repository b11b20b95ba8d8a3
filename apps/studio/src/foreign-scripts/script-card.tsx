import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { ForeignScriptName, ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';
import type { ReactNode } from 'react';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import { describeScript, flagOf } from './describe-script.ts';
import styles from './scripts.module.css';

type Props = {
  name: ForeignScriptName;
  value: ForeignScripts;
  market: string;
  /** Undefined until they are known. */
  allowed: readonly string[] | undefined;
  toggles: FeatureToggles | undefined;
  readOnly: boolean;
  children: ReactNode;
};

/** One script: whether it is loaded and why not, what it is for, and its fields. */
export function ScriptCard({ name, value, market, allowed, toggles, readOnly, children }: Props) {
  const state = allowed && describeScript({ name, settings: value, allowed, toggles });
  return (
    <section className={styles.card} aria-labelledby={`script-${name}`}>
      <header className={styles.head}>
        <h2 id={`script-${name}`}>{text(`scripts.${name}`)}</h2>
        {state && (
          <p className={styles.state} data-runs={state.runs || undefined}>
            {state.words}
          </p>
        )}
      </header>
      <p className={styles.about}>
        {text(`scripts.${name}.about`)}{' '}
        {flagOf(name) && market !== '*' && <a href={paths.screen('flags', market)}>{text('scripts.switch')}</a>}
      </p>
      <fieldset className={styles.fields} disabled={readOnly}>
        {children}
      </fieldset>
    </section>
  );
}
