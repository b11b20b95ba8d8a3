import { type BreakpointName, breakpointNames, type PerBreakpoint } from '@selvedge/contract/content/breakpoint.ts';
import { type ReactNode, useId, useState } from 'react';
import type { InputProps } from '../../fields/field-box.tsx';
import lists from '../../fields/field-lists.module.css';
import styles from '../../fields/fields.module.css';
import { text } from '../../texts/text.ts';

type Props<T> = InputProps<PerBreakpoint<T>> & { children: (value: T | undefined, onChange: (value: T | undefined) => void) => ReactNode };

/** A tab per screen. What tablet and desktop leave empty is as on a phone, and the tab says so. */
export function BreakpointTabs<T>({ label, value, onChange, children }: Props<T>) {
  const id = useId();
  const [tab, setTab] = useState<BreakpointName>('mobile');
  const own = value?.[tab];
  const put = (next: T | undefined) => {
    const { [tab]: _, ...others } = value ?? {};
    const merged = next === undefined ? others : { ...others, [tab]: next };
    onChange(Object.keys(merged).length === 0 ? undefined : merged);
  };
  return (
    <fieldset className={lists.tabs}>
      <legend className={styles.label}>{label}</legend>
      <div role="tablist" aria-label={label}>
        {breakpointNames.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            data-own={value?.[name] !== undefined || undefined}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
              const next = breakpointNames[(index + step + breakpointNames.length) % breakpointNames.length]!;
              setTab(next);
              document.getElementById(`${id}-${next}`)?.focus();
            }}
          >
            {text(`preview.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.group}>
        {tab !== 'mobile' && (
          <p className={styles.hint}>
            {own === undefined ? text('field.as_phone') : null}
            {own !== undefined && (
              <button type="button" className={styles.action} onClick={() => put(undefined)}>
                {text('field.be_as_phone')}
              </button>
            )}
          </p>
        )}
        <div key={tab} className={styles.group}>
          {children(own, put)}
        </div>
      </div>
    </fieldset>
  );
}
