import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type Finding, type Health, type MarketHealth, type Need, needs } from '@selvedge/contract/studio/market-health.ts';
import { needNames } from '@selvedge/domain/market-health/finding-sentences.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { keepQuery } from '../lib/router.ts';
import { countryName, languageName } from '../lists/filter-markets.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { sentenceOf } from '../texts/sentence-of.ts';
import { text } from '../texts/text.ts';
import styles from './market-health.module.css';
import { marketHealthAddress } from './market-health-address.ts';

type Props = {
  rows: readonly { market: MarketSettings; health: MarketHealth }[];
  /** Every market, whatever is shown: the heads count them. */
  all: readonly MarketHealth[];
  opened: string | undefined;
  need: Need | undefined;
};

export function HealthTable({ rows, all, opened, need }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen must be scrolled by keyboard, too
    <section className={styles.scroller} aria-label={text('doctor.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('doctor.market')}</th>
            {needs.map((each) => (
              <NeedHead key={each} need={each} all={all} isChosen={each === need} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ market, health }) => (
            <tr key={market.id} aria-current={market.id === opened || undefined}>
              <th scope="row">
                <a href={marketHealthAddress(market.id)}>
                  <span>{countryName(market.country.code)}</span> <small>{languageName(market.language.baseCode)}</small>
                </a>
                {market.isClosed && <em>{text('doctor.closed')}</em>}
              </th>
              {health.findings.map((finding) => (
                <Cell key={finding.need} market={market} finding={finding} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NeedHead({ need, all, isChosen }: { need: Need; all: readonly MarketHealth[]; isChosen: boolean }) {
  const count = (health: Health) =>
    all.filter(({ findings }) => findings.some((each) => each.need === need && each.health === health)).length;
  const [broken, worse] = [count('broken'), count('worse')];
  return (
    <th scope="col">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={text('doctor.by_need', { need: needNames[need], broken, worse })}
        onClick={() => keepQuery('need', isChosen ? '' : need)}
      >
        <span>{needNames[need]}</span>
        <b data-health={broken > 0 ? 'broken' : worse > 0 ? 'worse' : 'good'}>{broken || worse || '·'}</b>
      </button>
    </th>
  );
}

function Cell({ market, finding }: { market: MarketSettings; finding: Finding }) {
  const { need, health } = finding;
  const isGap = health === 'broken' || health === 'worse';
  const label = text('doctor.cell', {
    need: needNames[need],
    market: marketTitle(market),
    health: isGap ? sentenceOf(finding) : text(`doctor.health.${health}`),
  });
  return (
    <td data-health={health}>
      {isGap ? (
        <a href={marketHealthAddress(market.id, need)} title={sentenceOf(finding)}>
          <i aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </a>
      ) : (
        <span>
          <i aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
    </td>
  );
}
