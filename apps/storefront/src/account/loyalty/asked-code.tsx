import type { Attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { failureKey } from '../../lib/failure-key.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './loyalty.module.css';
import { ShownCode } from './shown-code.tsx';

type Asked = {
  answer: Attempt<{ code: string; shownUntil: string; tillCode?: string | undefined }> | undefined;
  label: string;
  onAgain: () => void;
  onHide: () => void;
  isTyped?: boolean;
};

/** A code that was asked for: on its way, refused, or here. */
export function AskedCode({ answer, ...shown }: Asked) {
  const t = useT();
  if (!answer) return <Skeleton shape="tile" />;
  if (!answer.hasError) {
    const { code, tillCode = code, shownUntil } = answer.data;
    return <ShownCode key={shownUntil} {...{ code, tillCode }} {...shown} />;
  }
  return (
    <div className={styles.shown} role="alert">
      <p>{t(answer.response?.result?.errors?.voucher?.[0] ?? failureKey(answer))}</p>
      <Button look="secondary" onClick={shown.onAgain}>
        {t('shell.tryAgain')}
      </Button>
    </div>
  );
}
