import type { AbGoal, Arm } from '@selvedge/contract/ab-test.ts';
import type { AbResult } from '@selvedge/contract/studio/ab-tests.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { text } from '../texts/text.ts';
import styles from './ab-tests.module.css';
import { DifferenceBar } from './difference-bar.tsx';

/** The arms beside each other, what that means, and how sure it is. */
export function TestResult({ goal, result }: { goal: AbGoal; result: AbResult }) {
  const { verdict, difference, isMisshared, currency } = result;
  const show = (value: number) =>
    goal === 'revenue' && currency ? money(value, currency) : text('ab_tests.points', { number: points(value) });
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('ab_tests.arm')}</th>
            <th scope="col">{text('ab_tests.visitors')}</th>
            <th scope="col">{text('ab_tests.bought')}</th>
            <th scope="col">{text('ab_tests.added')}</th>
            {currency && <th scope="col">{text('ab_tests.revenue')}</th>}
          </tr>
        </thead>
        <tbody>
          {(['a', 'b'] as const).map((arm) => (
            <ArmRow key={arm} arm={arm} result={result} />
          ))}
        </tbody>
      </table>
      {isMisshared ? (
        <p className={styles.warning} role="alert">
          {text('ab_tests.misshared')}
        </p>
      ) : (
        <p className={styles.verdict} data-verdict={verdict}>
          {text(`ab_tests.verdict.${verdict}`)}
        </p>
      )}
      {Math.min(result.a.visitors, result.b.visitors) > 0 && <DifferenceBar difference={difference} />}
      <p className={styles.quiet}>
        {text('ab_tests.difference', { value: show(difference.value), low: show(difference.low), high: show(difference.high) })}
      </p>
    </>
  );
}

function ArmRow({ arm, result }: { arm: Arm; result: AbResult }) {
  const { visitors, converted, added, revenue } = result[arm];
  const share = (count: number) => visitors > 0 && <small>{`${((count / visitors) * 100).toFixed(1)} %`}</small>;
  return (
    <tr>
      <th scope="row">{text(`ab_tests.arm.${arm}`)}</th>
      <td>{visitors}</td>
      <td>
        {converted} {share(converted)}
      </td>
      <td>
        {added} {share(added)}
      </td>
      {result.currency && <td>{money(visitors === 0 ? 0 : revenue / visitors, result.currency)}</td>}
    </tr>
  );
}

const money = (minor: number, currency: string): string => formatMoney(Math.round(minor), currency, 'en-GB');

/** Points of a hundred, with their sign. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(2)}`;
