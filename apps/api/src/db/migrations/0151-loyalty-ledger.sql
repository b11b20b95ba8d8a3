-- A member's points. Kept when its member leaves, without a word about who that was.
create table loyalty_account (
  id uuid primary key,
  contact_id uuid unique references club_contact on delete set null,
  market text not null,
  -- What the ledger's entries come to; moved in the same transaction as they are, under this row's lock.
  balance bigint not null default 0,
  pending bigint not null default 0 check (pending >= 0),
  -- Why there is less than nothing.
  debt_reason text not null default '',
  opened_at timestamptz not null,
  closed_at timestamptz,
  check (balance >= 0 or debt_reason <> '')
);

-- Each entry takes points out of one book and puts them into another: all books together come to nothing by construction.
create table loyalty_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references loyalty_account,
  -- What caused it, and which time. The same cause never moves points twice.
  key text not null unique,
  kind text not null,
  from_book text not null,
  to_book text not null,
  points bigint not null check (points > 0),
  -- 'order:{id}', 'receipt:{id}', 'voucher:{id}'; empty when somebody gives a reason instead.
  reference text not null default '',
  reason text not null default '',
  who text not null default '',
  at timestamptz not null,
  check (reference <> '' or reason <> ''),
  check ((kind, from_book, to_book) in (
    ('earn', 'issued', 'pending'), ('unearn', 'pending', 'issued'), ('book', 'pending', 'booked'), ('give', 'issued', 'booked'),
    ('correct', 'booked', 'issued'), ('spend', 'booked', 'spent'), ('unspend', 'spent', 'booked'), ('expire', 'booked', 'expired'),
    ('forfeit', 'booked', 'forfeited'), ('forfeitPending', 'pending', 'forfeited')))
);
create index loyalty_entry_account on loyalty_entry (account_id, id);

-- A ledger that can be edited proves nothing.
create function refuse_loyalty_change() returns trigger language plpgsql as $$
begin
  raise exception 'the loyalty ledger is append-only';
end
$$;
create trigger loyalty_entry_append_only before update or delete on loyalty_entry
  for each row execute function refuse_loyalty_change();

-- Points that were booked together and expire together. What remains in the lots of an account is its balance, unless that is below nothing.
create table loyalty_lot (
  id bigint generated always as identity primary key,
  account_id uuid not null references loyalty_account,
  reference text not null,
  points bigint not null check (points > 0),
  remaining bigint not null check (remaining between 0 and points),
  earned_at timestamptz not null,
  expires_at timestamptz not null
);
create index loyalty_lot_open on loyalty_lot (account_id, expires_at) where remaining > 0;
create index loyalty_lot_due on loyalty_lot (expires_at) where remaining > 0;
create index loyalty_lot_earned on loyalty_lot (account_id, earned_at);

-- An order or a receipt that earns: how many points each line had on the day it was bought, and how many of them stand in the ledger now.
create table loyalty_purchase (
  reference text primary key,
  account_id uuid not null references loyalty_account,
  market text not null,
  lines jsonb not null,
  points bigint not null default 0 check (points >= 0),
  state text not null default 'pending' check (state in ('pending', 'booked')),
  -- Counts what happened to it: the name of its next entry.
  version integer not null default 0,
  -- When nothing can be returned any more; null while that is not known.
  due_at timestamptz,
  placed_at timestamptz not null
);
create index loyalty_purchase_due on loyalty_purchase (due_at) where state = 'pending';
create index loyalty_purchase_account on loyalty_purchase (account_id);

-- What staff decide: how a market gives points, rewards, campaigns.
create table loyalty_rule (
  kind text not null check (kind in ('programme', 'reward', 'campaign')),
  -- Of a programme its market.
  id text not null,
  definition jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (kind, id)
);
