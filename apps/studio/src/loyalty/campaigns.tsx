import type { Campaign } from '@selvedge/contract/loyalty-rules.ts';
import { type LoyaltyRules, staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { useState } from 'react';
import { NewNamed } from '../lists/new-named.tsx';
import { newPromotion, promotionState } from '../promotions/promotion-draft.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CampaignForm } from './campaign-form.tsx';
import { clubAddress } from './club-address.ts';
import styles from './loyalty.module.css';
import { campaignProblem } from './rule-problems.ts';
import { RuleScreen } from './rule-screen.tsx';

type Props = { saved: LoyaltyRules['campaigns']; id: string | undefined; onSaved: () => void };

/** More points for some goods, for a while. */
export function Campaigns({ saved, id, onSaved }: Props) {
  const [name, setName] = useState('');
  const own = saved.find(({ campaign }) => campaign.id === id);
  return (
    <>
      <NewNamed
        right="promotion.write"
        words={text('club.new_name')}
        label={text('club.new_campaign')}
        addressOf={(id) => clubAddress('campaigns', id)}
        onNamed={setName}
      />
      <div className={side.columns} data-open={id ? true : undefined}>
        {saved.length > 0 && <CampaignTable saved={saved} current={id} />}
        {saved.length === 0 && !id && <StateNote title={text('club.no_campaigns')} />}
        {id && (
          <RuleScreen
            key={id}
            title={own?.campaign.names.en ?? (name || id)}
            close={clubAddress('campaigns')}
            first={own?.campaign ?? newCampaign(id, name || id)}
            version={own?.version ?? 0}
            isNew={!own}
            send={(call, { content, basedOn }) => call(staffLoyalty.saveCampaign, { params: { id }, query: { basedOn }, body: content })}
            find={({ campaigns }) => {
              const found = campaigns.find(({ campaign }) => campaign.id === id);
              return found && { ...found, content: found.campaign };
            }}
            previewOf={(campaign) => ({ campaign })}
            problemOf={campaignProblem}
            onSaved={onSaved}
          >
            {(draft, onChange) => <CampaignForm draft={draft} onChange={onChange} />}
          </RuleScreen>
        )}
      </div>
    </>
  );
}

function CampaignTable({ saved, current }: { saved: Props['saved']; current: string | undefined }) {
  const now = new Date();
  return (
    <table className={styles.table} aria-label={text('club.list.campaigns')}>
      <thead>
        <tr>
          <th scope="col">{text('club.name')}</th>
          <th scope="col" className={styles.number}>
            {text('club.percent')}
          </th>
          <th scope="col">{text('club.from')}</th>
          <th scope="col">{text('club.until')}</th>
          <th scope="col">{text('club.market')}</th>
          <th scope="col">{text('club.state')}</th>
        </tr>
      </thead>
      <tbody>
        {saved.map(({ campaign }) => (
          <tr key={campaign.id} aria-current={campaign.id === current || undefined}>
            <th scope="row">
              <a href={clubAddress('campaigns', campaign.id)}>{campaign.names.en ?? campaign.id}</a>
            </th>
            <td className={styles.number}>{campaign.percent}</td>
            <td>{formatMoment(campaign.from)}</td>
            <td>{formatMoment(campaign.until)}</td>
            <td>{campaign.markets.join(', ') || text('club.every_market')}</td>
            <td>{text(`promotions.state.${promotionState(campaign, now)}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Off until somebody says so. */
function newCampaign(id: string, name: string): Campaign {
  const now = new Date();
  const { goods } = newPromotion(id);
  return {
    ...{ id, names: { en: name }, isActive: false, markets: [], goods, percent: 200 },
    ...{ from: now.toISOString(), until: addDays(now, 3).toISOString() },
  };
}
