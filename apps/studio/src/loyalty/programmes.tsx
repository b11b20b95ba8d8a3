import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type LoyaltyRules, staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { clubAddress } from './club-address.ts';
import styles from './loyalty.module.css';
import { ProgrammeForm } from './programme-form.tsx';
import { programmeProblem } from './rule-problems.ts';
import { RuleScreen } from './rule-screen.tsx';

type Props = {
  saved: LoyaltyRules['programmes'];
  rewards: LoyaltyRules['rewards'];
  markets: readonly MarketSettings[];
  id: string | undefined;
  onSaved: () => void;
};

/** How each market gives points. One that nobody decided about does as the shop comes. */
export function Programmes({ saved, rewards, markets, id, onSaved }: Props) {
  const opened = markets.find((market) => market.id === id);
  return (
    <div className={side.columns} data-open={opened ? true : undefined}>
      <div className={styles.wide}>
        <ProgrammeTable saved={saved} markets={markets} current={id} />
      </div>
      {opened && <ProgrammeScreen key={opened.id} market={opened} saved={saved} rewards={rewards} onSaved={onSaved} />}
    </div>
  );
}

type TableProps = Pick<Props, 'saved' | 'markets'> & { current: string | undefined };

function ProgrammeTable({ saved, markets, current }: TableProps) {
  return (
    <table className={styles.table} aria-label={text('club.list.programmes')}>
      <thead>
        <tr>
          <th scope="col">{text('club.market')}</th>
          <th scope="col">{text('club.state')}</th>
          <th scope="col">{text('club.per_point')}</th>
          <th scope="col">{text('club.expires')}</th>
          <th scope="col">{text('club.tiers')}</th>
          <th scope="col">{text('club.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {sortMarkets(markets).map((market) => {
          const own = saved.find((each) => each.market === market.id);
          const { isActive, amountPerPoint, expiresAfterMonths, tiers } = own?.programme ?? defaultProgramme(market.currency);
          return (
            <tr key={market.id} aria-current={market.id === current || undefined}>
              <th scope="row">
                <a href={clubAddress('programmes', market.id)}>{marketTitle(market)}</a> <code>{market.id}</code>
              </th>
              <td>{text(isActive ? 'club.on' : 'club.off')}</td>
              <td>{`${amountPerPoint} ${market.currency}`}</td>
              <td>{text('club.months', { count: expiresAfterMonths })}</td>
              <td>{tiers.map(({ names }) => names.en).join(', ')}</td>
              <td>{own ? text('club.changed_by', { who: own.changedBy, at: formatMoment(own.changedAt) }) : text('club.as_it_comes')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type ScreenProps = Pick<Props, 'saved' | 'rewards' | 'onSaved'> & { market: MarketSettings };

function ProgrammeScreen({ market, saved, rewards, onSaved }: ScreenProps) {
  const { id, currency } = market;
  const own = saved.find((each) => each.market === id);
  return (
    <RuleScreen
      title={marketTitle(market)}
      close={clubAddress('programmes')}
      first={own?.programme ?? defaultProgramme(currency)}
      version={own?.version ?? 0}
      send={(call, { content, basedOn }) => call(staffLoyalty.saveProgramme, { params: { market: id }, query: { basedOn }, body: content })}
      find={({ programmes }) => {
        const found = programmes.find((each) => each.market === id);
        return found && { ...found, content: found.programme };
      }}
      previewOf={(programme) => ({ programme: { market: id, programme } })}
      problemOf={programmeProblem}
      onSaved={onSaved}
    >
      {(draft, onChange) => (
        <ProgrammeForm draft={draft} currency={currency} rewards={rewards.map(({ reward }) => reward)} onChange={onChange} />
      )}
    </RuleScreen>
  );
}
