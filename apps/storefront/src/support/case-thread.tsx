import { type SupportThread, support } from '@selvedge/contract/support.ts';
import { formatDateTime } from '@selvedge/domain/date/format-date.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextAreaField } from '@selvedge/ui/text-area-field.tsx';
import { useEffect, useRef, useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useHref, useMarket, useT } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import styles from './support.module.css';

type ByLink = { caseNumber: string; token: string };

/** A case as its shopper sees it, by the link of a mail: what was asked and answered, and room for more. */
export function CaseThread(link: ByLink) {
  const t = useT();
  const href = useHref();
  const market = useMarket()?.id ?? '';
  const [thread, setThread] = useState<SupportThread | 'missing'>();
  const { caseNumber, token } = link;
  useEffect(() => {
    void callIn(market)(support.thread, { body: { caseNumber, token } }).then((answer) =>
      setThread(answer.hasError ? 'missing' : answer.data),
    );
  }, [market, caseNumber, token]);
  if (!thread) {
    return (
      <div className={styles.thread} aria-busy="true">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  }
  if (thread === 'missing') {
    return (
      <div className={styles.thread} role="alert">
        <p>{t('contact.case_missing')}</p>
        <p>
          <ButtonLink look="secondary" href={href('/contact')}>
            {t('contact.ask_anew')}
          </ButtonLink>
        </p>
      </div>
    );
  }
  return <Messages thread={thread} link={link} onWritten={setThread} />;
}

function Messages({ thread, link, onWritten }: { thread: SupportThread; link: ByLink; onWritten: (thread: SupportThread) => void }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  return (
    <div className={styles.thread}>
      <p className={styles.quiet}>
        {t('contact.case', { number: thread.caseNumber })} {t(`contact.subject.${thread.subject}`)}
      </p>
      <ol className={styles.messages}>
        {thread.messages.map(({ isOurs, text, at }) => (
          <li key={at + text} className={styles.message} data-ours={isOurs || undefined}>
            <p className={styles.quiet}>
              {t(isOurs ? 'contact.we' : 'contact.you')} <time dateTime={at}>{formatDateTime(new Date(at), { locale })}</time>
            </p>
            <p className={styles.text}>
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <WriteMore key={thread.messages.length} link={link} onWritten={onWritten} />
    </div>
  );
}

function WriteMore({ link, onWritten }: { link: ByLink; onWritten: (thread: SupportThread) => void }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const key = useRef(crypto.randomUUID());
  const {
    busy,
    message,
    error,
    form: given,
  } = useForm(async ({ message: text = '' }) => {
    const answer = await callIn(market)(support.write, { body: { ...link, key: key.current, message: text } });
    if (answer.hasError) return problemsOf(answer, t);
    onWritten(answer.data);
    return undefined;
  });
  return (
    <form className={form.form} {...given}>
      <FormMessage text={message} />
      <TextAreaField label={t('contact.more')} name="message" maxLength={5000} rows={4} required error={error('message')} />
      <SubmitButton busy={busy}>{t('contact.send')}</SubmitButton>
    </form>
  );
}
