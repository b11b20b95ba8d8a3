import { giftCards } from '@selvedge/contract/studio/gift-cards.ts';
import { useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import promotionStyles from '../promotions/promotions.module.css';
import { FilterField } from '../shell/filter-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CardScreen } from './card-screen.tsx';
import styles from './gift-cards.module.css';
import { IssueForm } from './issue-form.tsx';

/** Cards by number or its last four digits, and everything that ever happened to one. Nobody here sees a whole number or a code. */
export function GiftCardsPage() {
  const { call } = useStudio();
  const canWrite = useRight('gift-card.write');
  const [number, setNumber] = useState('');
  const opened = useQuery('card');
  const setOpened = (card: string) => keepQuery('card', card);
  const { data, error, reload } = useLoad(`gift cards ${number}`, () => call(giftCards.find, { body: { number } }));
  return (
    <>
      <PageHead title={text('gift_cards.title')} note={data && text('gift_cards.count', { count: data.length })}>
        <FilterField label={text('gift_cards.find')} hint={text('gift_cards.find_hint')} value={number} onChange={setNumber} />
      </PageHead>
      {canWrite && <IssueForm onIssued={reload} />}
      {error && <StateNote isError title={text('gift_cards.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.length === 0 && <StateNote title={text('gift_cards.none')} />}
      <div className={promotionStyles.columns} data-open={opened ? true : undefined}>
        {data && data.length > 0 && (
          <table className={promotionStyles.table}>
            <thead>
              <tr>
                <th scope="col">{text('gift_cards.number')}</th>
                <th scope="col">{text('gift_cards.balance')}</th>
                <th scope="col">{text('gift_cards.made')}</th>
                <th scope="col">{text('gift_cards.state')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((card) => (
                <tr key={card.id} aria-current={card.id === opened || undefined}>
                  <th scope="row">
                    <button type="button" className={styles.open} onClick={() => setOpened(card.id)}>
                      {card.giftCardNumber}
                    </button>
                  </th>
                  <td>{writeMoney(card.balance)}</td>
                  <td>{formatMoment(card.createdAt)}</td>
                  <td>{card.isBlocked ? text('gift_cards.blocked') : text('gift_cards.good')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {opened && <CardScreen key={opened} id={opened} onChanged={reload} onClose={() => setOpened('')} />}
      </div>
    </>
  );
}
