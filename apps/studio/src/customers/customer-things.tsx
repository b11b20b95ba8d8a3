import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import type { ReactNode } from 'react';
import { formatMoment } from '../shell/moment.ts';
import { findText, text } from '../texts/text.ts';
import styles from './customers.module.css';

/** Wishes, baskets, devices and mails. */
export function CustomerThings({ customer: { wishlists, baskets, sessions, mails } }: { customer: StaffCustomer }) {
  return (
    <div className={styles.cards}>
      <List title={text('customers.wishlists')}>
        {wishlists.map(({ name, skus, isShared }) => (
          <li key={name}>
            {name} <span className={styles.quiet}>{text('customers.wishlist_skus', { count: skus.length })}</span>
            {isShared && <span className={styles.quiet}> {text('customers.shared')}</span>}
          </li>
        ))}
      </List>
      <List title={text('customers.baskets')}>
        {baskets.map(({ basketId, market, pieces, changedAt }) => (
          <li key={basketId}>
            {market}, {text('customers.wishlist_skus', { count: pieces })} <span className={styles.quiet}>{formatMoment(changedAt)}</span>
            <code>{basketId}</code>
          </li>
        ))}
      </List>
      <List title={text('customers.sessions')}>
        {sessions.map(({ device, createdAt, lastUsedAt }) => (
          <li key={`${createdAt} ${device}`}>
            {device} <span className={styles.quiet}>{text('customers.last_used', { moment: formatMoment(lastUsedAt) })}</span>
          </li>
        ))}
      </List>
      <List title={text('customers.mails')}>
        {mails.map(({ template, askedAt, sentAt }) => (
          <li key={`${askedAt} ${template}`}>
            {findText(`customers.mail.${template}`) ?? template}{' '}
            <span className={styles.quiet}>{sentAt ? formatMoment(sentAt) : text('customers.mail_waits')}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

function List({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {children.length === 0 ? <p className={styles.quiet}>{text('customers.nothing')}</p> : <ul className={styles.things}>{children}</ul>}
    </div>
  );
}
