import type { StaffCustomer } from '@selvedge/contract/studio/customers.ts';
import { paths } from '../lib/router.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './customers.module.css';

/** The club, and what was agreed to: when, to which text, and where. */
export function CustomerConsents({ customer }: { customer: StaffCustomer }) {
  const events = eventsOf(customer);
  const { club } = customer;
  return (
    <div>
      <h3>{text('customers.club')}</h3>
      {!club && <p className={styles.quiet}>{text('customers.club_none')}</p>}
      {club && <ClubFacts club={club} />}
      <h3>{text('customers.consents')}</h3>
      {events.length === 0 && <p className={styles.quiet}>{text('customers.nothing')}</p>}
      <ol className={styles.events}>
        {events.map(({ at, what, market }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{formatMoment(at)}</time> {what} <span className={styles.quiet}>{market}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ClubFacts({ club }: { club: NonNullable<StaffCustomer['club']> }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('customers.club_number')}</dt>
        <dd>
          <code>{club.contactId}</code>
        </dd>
      </div>
      <div>
        <dt>{text('customers.joined')}</dt>
        <dd>
          {formatMoment(club.joinedAt)}, {club.market}
        </dd>
      </div>
      <div>
        <dt>{text('customers.messages')}</dt>
        <dd>
          {club.messagesSince
            ? text('customers.messages_since', { moment: formatMoment(club.messagesSince) })
            : text('customers.messages_stopped')}
        </dd>
      </div>
      <div>
        <dt>{text('customers.points')}</dt>
        <dd>
          <a href={paths.screen('points', club.contactId)}>{text('customers.points_ledger')}</a>
        </dd>
      </div>
      {club.subBrands.length > 0 && (
        <div>
          <dt>{text('customers.sub_brands')}</dt>
          <dd>{club.subBrands.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

function eventsOf({ club, terms }: StaffCustomer): { at: string; what: string; market: string }[] {
  return [
    ...(club?.consents ?? []).map(({ at, kind, version, source, market }) => ({
      at,
      what: text(version ? 'customers.consent_by' : 'customers.consent_without', {
        kind: text(`customers.consent.${kind}`),
        version,
        source,
      }),
      market,
    })),
    ...terms.map(({ acceptedAt, slug, version, market, consents }) => ({
      at: acceptedAt,
      what: [
        text('customers.terms_accepted', { slug, version }),
        ...Object.entries(consents).map(([name, isGiven]) => `${name} ${isGiven ? '✓' : '✗'}`),
      ].join(', '),
      market,
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
}
