import type { HandoverPurpose } from '@selvedge/contract/handover.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { HandedOver } from './handed-over.tsx';
import styles from './handover.module.css';
import { OfferedCode } from './offered-code.tsx';
import { useOffer } from './use-offer.ts';

/** The way of a basket to another screen: the code, how long it is good for, and what became of it. */
export function Content({ close, props }: { close: () => void; props: unknown }) {
  const { purpose } = props as { purpose: HandoverPurpose };
  const t = useT();
  const { inStore } = usePage();
  const { posClearSession } = useToggles();
  const { offered, problem, make, expire } = useOffer(purpose);
  const state = offered?.state;
  const title = purpose === 'pay' ? 'handover.pay_title' : inStore ? 'handover.move_title' : 'handover.show_title';
  if (state === 'taken' && purpose === 'move')
    return inStore ? (
      <HandedOver title="handover.moved" seconds={15} onStay={close} />
    ) : (
      <section className={styles.body} role="status">
        <p className={styles.claim}>{t('handover.moved_there')}</p>
        <p className={styles.text}>{t('handover.moved_there_text')}</p>
        <Button wide onClick={close}>
          {t('handover.close')}
        </Button>
      </section>
    );
  const paidText = offered?.offer.sentInstead ? 'handover.paid_sent_text' : 'handover.paid_text';
  if (state === 'ordered') return <HandedOver title="handover.paid" text={paidText} seconds={posClearSession} />;
  return (
    <section className={styles.body}>
      <p className={styles.claim}>{t(state === 'expired' ? 'handover.expired' : title)}</p>
      {problem && <p role="alert">{t(problem)}</p>}
      {offered && state !== 'expired' && <OfferedCode key={offered.offer.id} {...{ offered, purpose }} onMail={make} onOver={expire} />}
      {(problem || state === 'expired') && (
        <Button wide onClick={() => void make()}>
          {t('handover.again')}
        </Button>
      )}
      <Button wide look="quiet" onClick={close}>
        {t(inStore ? 'handover.here_instead' : 'handover.close')}
      </Button>
    </section>
  );
}
