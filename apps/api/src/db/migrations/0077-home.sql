-- What a member of staff has chosen for themselves.
create table staff_preference (
  staff_id uuid not null references staff (id) on delete cascade,
  name text not null,
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (staff_id, name)
);

-- What the market doctor found, a row a day. Whoever writes the day's row sends the day's mails, so that there is one of each however
-- many processes try; and the next one is compared with it.
create table doctor_report (
  day date primary key,
  at timestamptz not null,
  markets jsonb not null
);

-- The home of the Studio asks for these each time that somebody opens it, and search asks for a card by its last four digits.
create index outbox_dead on outbox (dead_at) where dead_at is not null;
create index payment_attempt_error on payment_attempt (changed_at) where state = 'error';
create index gift_card_last_four on gift_card (right(number, 4));
create index page_version_kept on page_version (who, at) where kind = 'kept';
create index price_begins on price (valid_from);
