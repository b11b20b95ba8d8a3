import { type Health, type MarketHealth, marketHealth, type Need, needs } from '@selvedge/contract/studio/market-health.ts';
import { needNames } from '@selvedge/domain/market-health/finding-sentences.ts';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { filterMarkets } from '../lists/filter-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { HealthTable } from './health-table.tsx';
import { MailWish } from './mail-wish.tsx';
import styles from './market-health.module.css';
import { MarketPanel } from './market-panel.tsx';

const shows = ['all', 'broken', 'gaps'] as const;
type Show = (typeof shows)[number];

/** Markets against what they need, the whole of it on one screen; what is chosen opens beside it. */
export function MarketHealthPage({ rest: [opened], markets }: ScreenProps) {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad('doctor', () => call(marketHealth.examine, {}));
  const [query, show, need] = [useQuery('filter'), readShow(useQuery('show')), readNeed(useQuery('need'))];
  const named = filterMarkets(markets.data ?? [], query);
  const byId = new Map(data?.markets.map((each) => [each.market, each]));
  const rows = named.flatMap((market) => {
    const health = byId.get(market.id);
    return health && isShown(health, show, need) ? [{ market, health }] : [];
  });
  const open = named.find(({ id }) => id === opened) ?? markets.data?.find(({ id }) => id === opened);
  const health = opened === undefined ? undefined : byId.get(opened);
  return (
    <>
      <PageHead title={text('doctor.title')} note={data && summary(data.markets)}>
        <FilterField
          label={text('doctor.filter')}
          hint={text('doctor.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
        <label className={styles.show}>
          <span>{text('doctor.only')}</span>
          <select value={show} onChange={(event) => keepQuery('show', event.target.value === 'all' ? '' : event.target.value)}>
            {shows.map((each) => (
              <option key={each} value={each}>
                {text(`doctor.only.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <MailWish />
      </PageHead>
      {need && (
        <p className={styles.narrowed}>
          {text('doctor.need_shown', { need: needNames[need] })}{' '}
          <button type="button" onClick={() => keepQuery('need', '')}>
            {text('doctor.clear')}
          </button>
        </p>
      )}
      {error && <StateNote isError title={text('doctor.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <StateNote title={text('studio.loading')} />}
      {data && markets.data && rows.length === 0 && (
        <StateNote title={text(query ? 'doctor.none' : 'doctor.none_gap')} advice={text('doctor.none_advice')} />
      )}
      <div className={styles.columns} data-open={health ? true : undefined}>
        {rows.length > 0 && <HealthTable rows={rows} all={data?.markets ?? []} opened={opened} need={need} />}
        {open && health && <MarketPanel key={open.id} market={open} health={health} />}
      </div>
      {rows.length > 0 && <p className={styles.legend}>{text('doctor.legend')}</p>}
    </>
  );
}

const readShow = (given: string): Show => shows.find((each) => each === given) ?? 'all';
const readNeed = (given: string): Need | undefined => needs.find((each) => each === given);

function isShown({ findings }: MarketHealth, show: Show, need: Need | undefined): boolean {
  const looked = need ? findings.filter((each) => each.need === need) : findings;
  const has = (health: Health) => looked.some((each) => each.health === health);
  if (show === 'broken') return has('broken');
  return show === 'gaps' || need ? has('broken') || has('worse') : true;
}

function summary(markets: readonly MarketHealth[]): string {
  const all = markets.flatMap(({ findings }) => findings);
  const count = (health: Health) => all.filter((each) => each.health === health).length;
  return text('doctor.summary', { broken: count('broken'), worse: count('worse'), markets: markets.length });
}
