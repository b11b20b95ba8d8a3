import type { Tier } from '@selvedge/contract/loyalty-rules.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { text } from '../texts/text.ts';
import { CountCell } from './count-cell.tsx';
import styles from './loyalty.module.css';

const most = 10;

/** How members rise. Names in other languages stay as they are. */
export function TierTable({ tiers, onChange }: { tiers: Tier[]; onChange: (tiers: Tier[]) => void }) {
  const set = (id: string, part: Partial<Tier>) => onChange(tiers.map((tier) => (tier.id === id ? { ...tier, ...part } : tier)));
  const add = () => onChange([...tiers, { id: freeId(tiers), names: { en: '' }, from: nextFrom(tiers), percent: 100 }]);
  return (
    <>
      <h3>{text('club.tiers')}</h3>
      <p className={styles.quiet}>{text('club.tiers_hint')}</p>
      {tiers.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('club.tier_name')}</th>
              <th scope="col">{text('club.tier_from')}</th>
              <th scope="col">{text('club.percent')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ id, names, from, percent }) => (
              <tr key={id}>
                <td>
                  <input
                    aria-label={text('club.tier_name')}
                    maxLength={100}
                    value={names.en ?? ''}
                    onChange={(event) => set(id, { names: { ...names, en: event.target.value } })}
                  />
                </td>
                <td>
                  <CountCell label={text('club.tier_from')} value={from} onChange={(next) => set(id, { from: next })} />
                </td>
                <td>
                  <CountCell label={text('club.percent')} value={percent} onChange={(next) => set(id, { percent: next })} />
                </td>
                <td>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={text('club.remove_named', { name: names.en ?? id })}
                    onClick={() => onChange(tiers.filter((tier) => tier.id !== id))}
                  >
                    {text('club.remove')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tiers.length < most && (
        <div>
          <Button look="secondary" onClick={add}>
            {text('club.add_tier')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The id of a tier stays when its name changes. */
function freeId(tiers: readonly Tier[]): string {
  for (let number = tiers.length + 1; ; number++) {
    if (!tiers.some(({ id }) => id === `tier-${number}`)) return `tier-${number}`;
  }
}

const nextFrom = (tiers: readonly Tier[]): number => (tiers.length === 0 ? 0 : Math.max(...tiers.map(({ from }) => from)) + 500);
