import type { Gift, Programme, Reward } from '@selvedge/contract/loyalty-rules.ts';
import { type Occasion, occasions } from '@selvedge/contract/occasion.ts';
import { put } from '../lib/put.ts';
import { text } from '../texts/text.ts';
import { CountCell } from './count-cell.tsx';
import styles from './loyalty.module.css';

type Gifts = Programme['gifts'];
type Props = { gifts: Gifts; rewards: readonly Reward[]; onChange: (gifts: Gifts) => void };

/** What the club gives on the days of a member's own. Neither points nor a voucher is no gift. */
export function GiftTable({ gifts, rewards, onChange }: Props) {
  const set = (occasion: Occasion, gift: Gift) => {
    const isNothing = gift.points === 0 && gift.rewardId === undefined;
    onChange(put(gifts, occasion, isNothing ? undefined : gift));
  };
  return (
    <>
      <h3>{text('club.gifts')}</h3>
      <p className={styles.quiet}>{text('club.gifts_hint')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('club.occasion')}</th>
            <th scope="col">{text('club.gift_points')}</th>
            <th scope="col">{text('club.gift_voucher')}</th>
          </tr>
        </thead>
        <tbody>
          {occasions.map((occasion) => {
            const gift = gifts[occasion] ?? { points: 0 };
            const name = text(`club.gift.${occasion}`);
            return (
              <tr key={occasion}>
                <th scope="row">{name}</th>
                <td>
                  <CountCell
                    label={`${name}: ${text('club.gift_points')}`}
                    value={gift.points}
                    onChange={(points) => set(occasion, { ...gift, points })}
                  />
                </td>
                <td>
                  <select
                    aria-label={`${name}: ${text('club.gift_voucher')}`}
                    value={gift.rewardId ?? ''}
                    onChange={(event) => set(occasion, put(gift, 'rewardId', event.target.value || undefined))}
                  >
                    <option value="">{text('club.gift_no_voucher')}</option>
                    {rewards.map(({ id, titles }) => (
                      <option key={id} value={id}>
                        {titles.en ?? id}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
