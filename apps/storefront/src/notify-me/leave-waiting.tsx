import { notifyMe } from '@selvedge/contract/notify-me.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { Notice } from '../shell/notice.tsx';

type Stage = 'asking' | 'sending' | 'failed' | 'done' | 'gone';

/** NTF-006 ends a wish with one click, without a sign-in. Not with the mere opening of a link: scanners do that, too. */
export function LeaveWaiting({ token }: { token: string }) {
  const t = useT();
  const href = useHref();
  const call = useCall();
  const [stage, setStage] = useState<Stage>('asking');
  const [failure, setFailure] = useState('');
  const leave = async () => {
    if (stage === 'sending') return;
    setStage('sending');
    const answer = await call(notifyMe.leave, { body: { token } });
    if (!answer.hasError) return setStage('done');
    // Forgotten long ago, or a link that was cut off: there is nothing left to end.
    if (answer.error.status === 404) return setStage('gone');
    setFailure(failureKey(answer));
    setStage('failed');
  };
  const isOver = stage === 'done' || stage === 'gone';
  const text = isOver ? `notify_me.leave_page.${stage}.text` : stage === 'failed' ? failure : 'notify_me.leave_page.text';
  return (
    <Notice
      title={t(isOver ? `notify_me.leave_page.${stage}.title` : 'notify_me.leave_page.title')}
      text={t(text)}
      thread={stage === 'done' ? 'sewn' : 'loose'}
    >
      {!isOver && (
        <Button aria-disabled={stage === 'sending'} onClick={() => void leave()}>
          {t(stage === 'failed' ? 'unsubscribe.again' : 'notify_me.leave_page.button')}
        </Button>
      )}
      <ButtonLink href={href('')} look="quiet">
        {t('ways.home')}
      </ButtonLink>
    </Notice>
  );
}
