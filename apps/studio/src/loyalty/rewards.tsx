import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { type LoyaltyRules, staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { useState } from 'react';
import { NewNamed } from '../lists/new-named.tsx';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { clubAddress } from './club-address.ts';
import styles from './loyalty.module.css';
import { RewardForm } from './reward-form.tsx';
import { rewardProblem } from './rule-problems.ts';
import { RuleScreen } from './rule-screen.tsx';
import { writeCount } from './write-points.ts';

type Props = { saved: LoyaltyRules['rewards']; id: string | undefined; onSaved: () => void };

/** What members get for points. */
export function Rewards({ saved, id, onSaved }: Props) {
  const [name, setName] = useState('');
  const own = saved.find(({ reward }) => reward.id === id);
  return (
    <>
      <NewNamed
        right="promotion.write"
        words={text('club.new_name')}
        label={text('club.new_reward')}
        addressOf={(id) => clubAddress('rewards', id)}
        onNamed={setName}
      />
      <div className={side.columns} data-open={id ? true : undefined}>
        {saved.length > 0 && <RewardTable saved={saved} current={id} />}
        {saved.length === 0 && !id && <StateNote title={text('club.no_rewards')} />}
        {id && (
          <RuleScreen
            key={id}
            title={own?.reward.titles.en ?? (name || id)}
            close={clubAddress('rewards')}
            first={own?.reward ?? newReward(id, name || id)}
            version={own?.version ?? 0}
            isNew={!own}
            send={(call, { content, basedOn }) => call(staffLoyalty.saveReward, { params: { id }, query: { basedOn }, body: content })}
            find={({ rewards }) => {
              const found = rewards.find(({ reward }) => reward.id === id);
              return found && { ...found, content: found.reward };
            }}
            previewOf={(reward) => ({ reward })}
            problemOf={rewardProblem}
            onSaved={onSaved}
          >
            {(draft, onChange) => <RewardForm draft={draft} onChange={onChange} />}
          </RuleScreen>
        )}
      </div>
    </>
  );
}

function RewardTable({ saved, current }: { saved: Props['saved']; current: string | undefined }) {
  return (
    <table className={styles.table} aria-label={text('club.list.rewards')}>
      <thead>
        <tr>
          <th scope="col">{text('club.name')}</th>
          <th scope="col" className={styles.number}>
            {text('club.cost')}
          </th>
          <th scope="col">{text('club.market')}</th>
          <th scope="col">{text('club.state')}</th>
          <th scope="col">{text('club.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {saved.map(({ reward: { id, titles, cost, markets, isActive }, changedBy, changedAt }) => (
          <tr key={id} aria-current={id === current || undefined}>
            <th scope="row">
              <a href={clubAddress('rewards', id)}>{titles.en ?? id}</a>
            </th>
            <td className={styles.number}>{writeCount(cost)}</td>
            <td>{markets.join(', ') || text('club.every_market')}</td>
            <td>{text(isActive ? 'club.is_active' : 'club.off')}</td>
            <td>{text('club.changed_by', { who: changedBy, at: formatMoment(changedAt) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Not offered until somebody says so. */
function newReward(id: string, title: string): Reward {
  return {
    ...{ id, isActive: false, markets: [], cost: 100, titles: { en: title }, descriptions: {}, image: '', imageAltTexts: {} },
    ...{ choices: [], validDays: 60 },
  };
}
