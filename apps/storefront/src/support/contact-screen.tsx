import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useHref, useT } from '../lib/shop-context.tsx';
import { CaseThread } from './case-thread.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './support.module.css';

/** The form, what became of it, or the case that a mail's link names. */
export function ContactScreen() {
  const query = new URLSearchParams(location.search);
  const caseNumber = query.get('case');
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  const [sent, setSent] = useState<{ caseNumber: string; email: string }>();
  if (caseNumber && token) return <CaseThread caseNumber={caseNumber} token={token} />;
  if (sent) return <Sent {...sent} />;
  return (
    <div className={styles.form}>
      <ContactForm orderNumber={query.get('order') ?? ''} onSent={setSent} />
    </div>
  );
}

function Sent({ caseNumber, email }: { caseNumber: string; email: string }) {
  const t = useT();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: without this a screen reader would begin at the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thread} role="status">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('contact.sent')}
      </h2>
      <p>{t('contact.sent_text', { number: caseNumber, email })}</p>
      <p>
        <ButtonLink look="secondary" href={href('')}>
          {t('shell.toHome')}
        </ButtonLink>
      </p>
    </div>
  );
}
