-- What staff give or take by hand. Above a limit it waits for a second one; nothing of it stands in the ledger before.
create table loyalty_correction (
  id uuid primary key,
  -- In which order they were asked for.
  number bigint generated always as identity,
  account_id uuid not null references loyalty_account,
  -- The caller's: the same again is the same correction.
  key uuid not null,
  -- Below 0 they are taken off.
  points bigint not null check (points <> 0),
  reason text not null check (reason <> ''),
  state text not null check (state in ('waiting', 'approved', 'declined')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  unique (account_id, key),
  check (decided_by is null or decided_by <> asked_by),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'waiting' or decided_by is null)
);
create index loyalty_correction_account on loyalty_correction (account_id, number);
create index loyalty_correction_waiting on loyalty_correction (number) where state = 'waiting';
