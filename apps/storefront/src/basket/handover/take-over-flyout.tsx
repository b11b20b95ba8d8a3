import { findHandoverCode } from '@selvedge/domain/handover/handover-code.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from './handover.module.css';
import { useTakeOver } from './use-take-over.ts';

/** On a store's device: how the basket comes over from a phone, for a scanner and for fingers. */
export function Content() {
  const t = useT();
  const takeOver = useTakeOver();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!findHandoverCode(code)) return setProblem(t('basket.handover_unknown'));
    setProblem('');
    setBusy(true);
    await takeOver(code);
    setBusy(false);
  };
  return (
    <form className={styles.body} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{t('handover.take_text')}</p>
      <Field
        label={t('handover.code')}
        error={problem || undefined}
        value={code}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button wide type="submit" disabled={isBusy}>
        {t('handover.take')}
      </Button>
    </form>
  );
}
