-- What every domain stands on: counters, limits, people, the audit log and the outbox.

-- Bumped in the same transaction as a change; snapshots in memory are rebuilt when the value moves.
create table revision (
  name text primary key,
  value bigint not null default 0
);

-- One row per limited thing (a call and an address, a sign-in and an account) and its current window.
create table rate_limit (
  key text primary key,
  window_ends timestamptz not null,
  count integer not null
);
create index rate_limit_window_ends on rate_limit (window_ends);

create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  role text not null,
  created_at timestamptz not null
);

-- Only a hash of the token is kept: a copy of this table opens no session.
create table session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('shopper', 'staff')),
  subject text not null,
  market text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_subject on session (kind, subject);
create index session_expires_at on session (expires_at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc);

-- An audit log that can be edited proves nothing.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();

-- News for other domains and for the outside world, written in the transaction that made it true.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  -- Not before this moment; also the end of a lease while somebody is delivering it.
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  -- Given up after too many attempts; kept for a person to look at.
  dead_at timestamptz
);
create index outbox_due on outbox (due_at, id) where delivered_at is null and dead_at is null;
