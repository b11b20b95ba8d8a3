import { club } from '@selvedge/contract/club.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, usePage, useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import { Notice } from '../shell/notice.tsx';

type Link = { contactId: string; messageId: string };
type Stage = 'asking' | 'sending' | 'failed' | 'done';

/** LOY-029 ends messages with one click, without a sign-in. Not with the mere opening of a link: scanners do that, too. */
export function Unsubscribe() {
  const t = useT();
  const href = useHref();
  const { heading } = usePage().content;
  const call = useCall();
  const [link, setLink] = useState<Link | 'incomplete'>();
  const [stage, setStage] = useState<Stage>('asking');
  const [failure, setFailure] = useState('');
  useEffect(() => setLink(readLink(new URLSearchParams(location.search)) ?? 'incomplete'), []);
  const stop = async (query: Link) => {
    if (stage === 'sending') return;
    setStage('sending');
    const answer = await call(club.unsubscribe, { query, body: {} });
    if (answer.hasError) setFailure(failureKey(answer, answer.error.status === 400 ? 'unsubscribe.incomplete' : undefined));
    setStage(answer.hasError ? 'failed' : 'done');
  };
  const home = (
    <ButtonLink href={href('')} look="quiet">
      {t('ways.home')}
    </ButtonLink>
  );
  if (stage === 'done') {
    return (
      <Notice title={t('unsubscribe.done.title')} text={t('unsubscribe.done.text')} thread="sewn">
        {home}
      </Notice>
    );
  }
  const isWhole = link !== undefined && link !== 'incomplete';
  const text = link === 'incomplete' ? 'unsubscribe.incomplete' : stage === 'failed' ? failure : 'unsubscribe.text';
  return (
    <Notice title={heading} text={t(text)} thread="loose">
      {/* Stays where it is without a whole link too: taken away, everything below it would move under the finger. */}
      <Button aria-disabled={!isWhole || stage === 'sending'} onClick={() => isWhole && stop(link)}>
        {t(stage === 'failed' ? 'unsubscribe.again' : 'unsubscribe.button')}
      </Button>
      {home}
    </Notice>
  );
}

function readLink(query: URLSearchParams): Link | undefined {
  const contactId = query.get('contactId');
  const messageId = query.get('messageId');
  return contactId && messageId ? { contactId, messageId } : undefined;
}
