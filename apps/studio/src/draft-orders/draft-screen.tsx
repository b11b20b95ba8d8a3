import type { MarketSettings } from '@selvedge/contract/market.ts';
import { draftOrders, type StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { canChangeDraft, canSendDraft } from '@selvedge/domain/draft-order/draft-state.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import sideList from '../lists/side-list.module.css';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { DraftForm } from './draft-form.tsx';
import { DraftLines } from './draft-lines.tsx';
import styles from './draft-orders.module.css';

type Props = { draftNumber: string; markets: readonly MarketSettings[]; onChanged: () => void };

/** One draft: changed while it is ours, followed once it is the customer's. That somebody looked is kept. */
export function DraftScreen({ draftNumber, markets, onChanged }: Props) {
  const { call, notices } = useStudio();
  const mayWrite = useRight('support.write');
  const { data, error, reload } = useLoad(`draft ${draftNumber}`, () => call(draftOrders.look, { body: { draftNumber } }));
  const [changed, setChanged] = useState<StaffDraft>();
  if (error && !data) return <StateNote isError title={text('drafts.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!data) return null;
  // The answer of a change is newer than what was loaded before, and older than what is loaded after it.
  const shown = changed && changed.changed > data.changed ? changed : data;

  const take = (draft: StaffDraft) => {
    setChanged(draft);
    onChanged();
  };

  async function act(kind: 'send' | 'cancel'): Promise<void> {
    const answer = await call(draftOrders[kind], { body: { draftNumber } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    const { expires = '' } = answer.data;
    const said =
      kind === 'send' ? text('drafts.sent', { until: formatMoment(expires) }) : text('drafts.cancelled', { number: draftNumber });
    notices.post({ kind: 'done', text: said });
    take(answer.data);
  }

  const mayChange = mayWrite && canChangeDraft(shown.draftState);
  const maySend = mayWrite && canSendDraft(shown.draftState);
  return (
    <section className={side.screen} aria-label={draftNumber}>
      <Head title={draftNumber} state={shown.draftState} />
      <Facts shown={shown} />
      {mayChange ? (
        <DraftForm key={shown.changed} draft={shown} markets={markets} onSaved={take} />
      ) : (
        <>
          <p>
            <bdi>{shown.email}</bdi>
          </p>
          <DraftLines answer={shown.answer} />
        </>
      )}
      {maySend && (
        <p className={styles.acts}>
          {!mayChange && (
            <Button look="secondary" onClick={() => void act('send')}>
              {text('drafts.send_again')}
            </Button>
          )}
          <Button look="quiet" onClick={() => void act('cancel')}>
            {text('drafts.cancel')}
          </Button>
        </p>
      )}
    </section>
  );
}

export function NewDraft({ markets, onChanged }: Omit<Props, 'draftNumber'>) {
  return (
    <section className={side.screen} aria-label={text('drafts.new')}>
      <Head title={text('drafts.new')} />
      <DraftForm
        markets={markets}
        onSaved={({ draftNumber }) => {
          onChanged();
          navigate(paths.screen('draft-orders', draftNumber), { replace: true });
        }}
      />
    </section>
  );
}

function Head({ title, state }: { title: string; state?: StaffDraft['draftState'] }) {
  return (
    <div className={`${side.screenHead} ${sideList.head} ${styles.head}`}>
      <h2>
        {title} {state && <span data-state={state}>{text(`drafts.state.${state}`)}</span>}
      </h2>
      <a href={paths.screen('draft-orders') + location.search}>{text('drafts.close')}</a>
    </div>
  );
}

function Facts({ shown: { sent, expires, opened, orderId, orderNumber, market, createdBy, created, note } }: { shown: StaffDraft }) {
  return (
    <>
      <p className={sideList.quiet}>{[market, createdBy, formatMoment(created)].join(', ')}</p>
      {sent && expires && <p>{text('drafts.sent_on', { at: formatMoment(sent), until: formatMoment(expires) })}</p>}
      {opened && <p>{text('drafts.opened_on', { at: formatMoment(opened) })}</p>}
      {orderId && (
        <p>
          {text('drafts.order')}{' '}
          <a className={styles.link} href={paths.screen('orders', orderId)}>
            {orderNumber}
          </a>
        </p>
      )}
      {note && (
        <p className={sideList.quiet}>
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
}
