import { loyalty } from '@selvedge/contract/loyalty.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { AccountSection } from '../account-section.tsx';
import { AskedCode } from './asked-code.tsx';
import styles from './loyalty.module.css';

/** LOY-023 the card that a till reads: asked for when it is wanted, since it lives fifteen minutes. */
export function MemberCard() {
  const t = useT();
  const [time, setTime] = useState(0);
  const answer = useAnswer(loyalty.getQrCode, time > 0 && {}, time);
  const show = () => setTime(Date.now());
  return (
    <AccountSection title={t('loyalty.card')} text={t('loyalty.card_text')}>
      {time === 0 ? (
        <div className={styles.ways}>
          <Button look="secondary" onClick={show}>
            {t('loyalty.card_show')}
          </Button>
        </div>
      ) : (
        <AskedCode answer={answer} label={t('loyalty.card_label')} onAgain={show} onHide={() => setTime(0)} />
      )}
    </AccountSection>
  );
}
