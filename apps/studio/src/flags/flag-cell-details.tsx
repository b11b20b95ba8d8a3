import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { flags } from '@selvedge/contract/studio/flags.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-details.module.css';
import { text } from '../texts/text.ts';
import { showValue } from './describe-flags.ts';
import { everyMarket, type FlagCells, showCell } from './flag-cells.ts';
import styles from './flag-details.module.css';
import type { FlagValue } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';
import { NumberFlag } from './number-flag.tsx';

type Props = {
  market: string;
  name: FlagName;
  cells: FlagCells;
  canWrite: boolean;
  onSet: (value: FlagValue | null) => void;
};

/** About one flag in one market: what it does, where its value comes from, who switched it and when. */
export function FlagCellDetails({ market, name, cells, canWrite, onSet }: Props) {
  const { call } = useStudio();
  const { own, inherited, value } = showCell(cells, market, name);
  // Who walks through the matrix with the arrows asks for nothing on the way. A new value is a reason to ask again.
  const wanted = `${market} ${name} ${own}`;
  const asked = useDebounced(wanted, 250);
  const { data } = useLoad(`past ${asked}`, () => {
    const [of = everyMarket, flag = ''] = asked.split(' ');
    return call(flags.history, { query: { market: of, name: flag as FlagName } });
  });
  const { default: initial } = featureFlags[name];
  const title = market === everyMarket ? text('flags.every_market') : market;
  return (
    <aside className={`${side.details} ${styles.details}`} aria-label={text('flags.details')}>
      <h2 id={`flag-${name}`}>
        {flagTitle(name)}, {title}
      </h2>
      <p id={`about-${name}`}>{featureFlags[name].description}</p>
      <dl>
        <dt>{text('flags.now')}</dt>
        <dd>
          {typeof value === 'number' ? (
            <NumberFlag key={`${market} ${name}`} name={name} value={value} saved={value} canWrite={canWrite} onSave={onSet} />
          ) : (
            showValue(value)
          )}
        </dd>
        <dt>{text(market === everyMarket ? 'flags.default' : 'flags.without_own')}</dt>
        <dd>{showValue(inherited)}</dd>
        {market !== everyMarket && inherited !== initial && (
          <>
            <dt>{text('flags.default')}</dt>
            <dd>{showValue(initial)}</dd>
          </>
        )}
      </dl>
      {canWrite && own !== null && (
        <button type="button" className={styles.act} onClick={() => onSet(null)}>
          {text('flags.take_over')}
        </button>
      )}
      <h3>{text('flags.history')}</h3>
      {asked === wanted && data?.length === 0 && <p>{text('flags.no_history')}</p>}
      <ol className={side.history}>
        {asked === wanted &&
          data?.map(({ at, who, name: person, before, after }) => (
            <li key={at}>
              {before === null ? text('flags.inherited') : showValue(before)} →{' '}
              {after === null ? text('flags.inherited') : showValue(after)}
              <small title={who}>
                {person}, <time dateTime={at}>{formatMoment(at)}</time>
              </small>
            </li>
          ))}
      </ol>
    </aside>
  );
}
