import type { Tier } from '@selvedge/contract/loyalty-rules.ts';
import { text } from '../texts/text.ts';
import { CountCell } from './count-cell.tsx';
import { NamedRows } from './named-rows.tsx';

/** How members rise. */
export function TierTable({ tiers, onChange }: { tiers: Tier[]; onChange: (tiers: Tier[]) => void }) {
  const count = (field: 'from' | 'percent', title: string) => ({
    title,
    cell: (tier: Tier, set: (part: Partial<Tier>) => void) => (
      <CountCell label={title} value={tier[field]} onChange={(next) => set({ [field]: next })} />
    ),
  });
  return (
    <NamedRows
      rows={tiers}
      title={text('club.tiers')}
      hint={text('club.tiers_hint')}
      name={{ title: text('club.tier_name'), maxLength: 100 }}
      columns={[count('from', text('club.tier_from')), count('percent', text('club.percent'))]}
      add={{ label: text('club.add_tier'), prefix: 'tier', make: (id) => ({ id, names: { en: '' }, from: nextFrom(tiers), percent: 100 }) }}
      onChange={onChange}
    />
  );
}

const nextFrom = (tiers: readonly Tier[]): number => (tiers.length === 0 ? 0 : Math.max(...tiers.map(({ from }) => from)) + 500);
