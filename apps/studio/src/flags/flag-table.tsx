import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { showValue } from './describe-flags.ts';
import type { FlagState, FlagValue } from './flag-state.ts';
import { useFlagStore } from './flag-store-context.ts';
import styles from './flag-table.module.css';
import { flagTitle } from './flag-title.ts';
import type { FlagGroup, ShownFlag } from './group-flags.ts';
import { NumberFlag } from './number-flag.tsx';

type Props = { groups: { group: FlagGroup; flags: ShownFlag[] }[]; market: string; canWrite: boolean };

export function FlagTable({ groups, market, canWrite }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('flags.flag')}</th>
          <th scope="col">{text('flags.default')}</th>
          <th scope="col">{text('flags.now')}</th>
          <th scope="col">{text('flags.state')}</th>
        </tr>
      </thead>
      {groups.map(({ group, flags }) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={4}>
              {text(`flags.group.${group}`)}
            </th>
          </tr>
          {flags.map((flag) => (
            <FlagRow key={flag.name} flag={flag} market={market} canWrite={canWrite} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function FlagRow({ flag: { name, state }, market, canWrite }: { flag: ShownFlag; market: string; canWrite: boolean }) {
  const flags = useFlagStore();
  const { default: initial } = featureFlags[name];
  const isChanged = state.value !== initial;
  const change = (value: FlagValue | null) => void flags.change({ market, name, value });
  const title = flagTitle(name);
  return (
    <tr data-flag={name} data-changed={isChanged || undefined}>
      <th scope="row">
        <div className={styles.flag}>
          <p>
            <span id={`flag-${name}`}>{title}</span> <code>{name}</code>
          </p>
          <small id={`about-${name}`}>{featureFlags[name].description}</small>
        </div>
      </th>
      <td data-column="default">
        <span className={styles.narrow}>{text('flags.default')} </span>
        {showValue(initial)}
      </td>
      <td data-column="now">
        {typeof state.value === 'boolean' ? (
          <button
            type="button"
            role="switch"
            className={styles.switch}
            aria-checked={state.value}
            aria-labelledby={`flag-${name}`}
            aria-describedby={`about-${name}`}
            disabled={!canWrite}
            onClick={() => change(!state.value)}
          >
            <span className={styles.track} aria-hidden="true" />
            <span aria-hidden="true">{showValue(state.value)}</span>
          </button>
        ) : (
          <NumberFlag name={name} value={state.value} saved={state.saved.value} canWrite={canWrite} onSave={change} />
        )}
      </td>
      <td data-column="state">
        <Phase state={state} isChanged={isChanged} />
        {state.phase === 'failed' && state.wanted !== undefined && (
          <button type="button" className={styles.act} onClick={() => change(state.wanted ?? null)}>
            {text('studio.retry')}
          </button>
        )}
        <Again state={state} onAgain={change} />
        {state.saved.own !== null && canWrite && state.phase !== 'failed' && (
          <button type="button" className={styles.act} aria-label={text('flags.reset_label', { flag: title })} onClick={() => change(null)}>
            {text('flags.reset')}
          </button>
        )}
      </td>
    </tr>
  );
}

function Phase({ state: { phase, error, by, value }, isChanged }: { state: FlagState; isChanged: boolean }) {
  if (phase === 'idle') return isChanged ? <span className={styles.phase}>{text('flags.changed')}</span> : null;
  if (phase === 'overtaken') {
    const [who, when] = by ? [by.name, formatMoment(by.at)] : [text('flags.somebody'), ''];
    return (
      <span className={styles.phase} data-phase="failed">
        {text('flags.overtaken', { who, value: showValue(value), when })}
      </span>
    );
  }
  return (
    <span className={styles.phase} data-phase={phase} title={error && text(error)}>
      {text(`flags.${phase}`)}
    </span>
  );
}

/** What was wanted before a colleague's change came to light is one press away, now that it is seen. */
function Again({ state: { phase, wanted, value, saved }, onAgain }: { state: FlagState; onAgain: (value: FlagValue | null) => void }) {
  if (phase !== 'overtaken' || wanted === undefined) return null;
  const again = wanted ?? saved.inherited;
  if (again === value) return <span className={styles.phase}>{text('flags.overtaken_same')}</span>;
  return (
    <button type="button" className={styles.act} onClick={() => onAgain(wanted)}>
      {text('flags.all_the_same', { value: showValue(again) })}
    </button>
  );
}
