import { type RulePreview, type RuleToPreview, staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { writeMoney } from '../lib/write-money.ts';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { writeCount } from './write-points.ts';

type Shown = { rows: readonly RulePreview[]; of: string };

/** What the rule as it stands here would have cost in the last thirty days, before anybody saves it. */
export function RuleCost({ rule }: { rule: RuleToPreview }) {
  const { call } = useStudio();
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const of = JSON.stringify(rule);

  async function ask(): Promise<void> {
    setBusy(true);
    const answer = await call(staffLoyalty.preview, { body: rule });
    setBusy(false);
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (!answer.hasError) setShown({ rows: answer.data, of });
  }

  return (
    <section className={styles.preview} aria-label={text('club.cost_preview')}>
      <h3 className={styles.heading}>{text('club.cost_preview')}</h3>
      <p className={styles.quiet}>
        {text(rule.reward ? 'club.cost_of_reward' : rule.campaign ? 'club.cost_of_campaign' : 'club.cost_of_programme')}
      </p>
      <div>
        <Button look="secondary" disabled={isBusy} onClick={() => void ask()}>
          {text('club.cost_ask')}
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {shown && shown.of !== of && <p className={styles.quiet}>{text('club.cost_old')}</p>}
      {shown && shown.rows.length === 0 && <p>{text('club.cost_none')}</p>}
      {shown && shown.rows.length > 0 && <CostTable rows={shown.rows} isReward={rule.reward !== undefined} />}
      {shown && <Unknown rows={shown.rows} />}
    </section>
  );
}

/** What the figures leave out: a sum that looks whole would be believed. */
function Unknown({ rows }: { rows: readonly RulePreview[] }) {
  const reasons = [...new Set(rows.flatMap(({ unknown }) => unknown))].sort();
  if (reasons.length === 0) return null;
  return (
    <div className={styles.quiet}>
      <p>{text('club.cost_unknown')}</p>
      <ul>
        {reasons.map((reason) => {
          const markets = rows.flatMap(({ market, unknown }) => (unknown.includes(reason) ? [market] : []));
          return <li key={reason}>{text(`club.unknown.${reason}`, { markets: markets.join(', ') })}</li>;
        })}
      </ul>
    </div>
  );
}

function CostTable({ rows, isReward }: { rows: readonly RulePreview[]; isReward: boolean }) {
  const columns = isReward
    ? (['orders', 'members', 'vouchers', 'cost_then'] as const)
    : ([
        'orders',
        'points_change',
        ...(rows.some(({ vouchers }) => vouchers > 0) ? (['vouchers'] as const) : []),
        'cost_today',
        'cost_then',
      ] as const);
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('club.market')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {text(`club.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ market, orders, members, vouchers, pointsToday, points, costToday, cost }) => {
            const cells = {
              ...{ orders: writeCount(orders), members: writeCount(members), vouchers: writeCount(vouchers) },
              ...{
                points_change: `${writeCount(pointsToday)} → ${writeCount(points)}`,
                cost_today: writeMoney(costToday),
                cost_then: writeMoney(cost),
              },
            };
            return (
              <tr key={market}>
                <th scope="row">{market}</th>
                {columns.map((column) => (
                  <td key={column} className={styles.number}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
