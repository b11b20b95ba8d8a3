-- Shoppers, their sessions, and what a mail or another provider may prove about them.

create table shopper (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  -- Null: signs in through a provider only.
  password_hash text,
  email_verified_at timestamptz,
  -- Where the account was made; decides the language of mails that no visit causes.
  market text not null,
  created_at timestamptz not null
);

-- Who a provider says somebody is. An address is not an identity: it changes hands.
create table shopper_identity (
  provider text not null check (provider in ('google', 'facebook', 'apple', 'azuread')),
  subject text not null,
  shopper_id uuid not null references shopper on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index shopper_identity_shopper on shopper_identity (shopper_id);

create table shopper_session (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shopper on delete cascade,
  market text not null,
  -- emailpassword, or the provider through which this session was opened.
  recipe text not null,
  -- Only a session that the company's own provider opened has employee rights, whatever else the account is.
  is_employee boolean not null default false,
  -- The newest refresh token that is known to have arrived; its children are good, everything older is theft.
  current_hash bytea not null,
  device_id text,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index shopper_session_shopper on shopper_session (shopper_id);
create index shopper_session_expires_at on shopper_session (expires_at);

create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references shopper_session on delete cascade,
  parent_hash bytea,
  created_at timestamptz not null
);
create index refresh_token_session on refresh_token (session_id);

-- Sealed with the shop's secret: a copy of this table signs nothing.
create table signing_key (
  id uuid primary key,
  sealed bytea not null,
  created_at timestamptz not null
);

-- What was sent by mail, as a hash.
create table shopper_token (
  hash bytea primary key,
  shopper_id uuid not null references shopper on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  -- The address it was sent to, and the only one it can prove.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shopper_token_shopper on shopper_token (shopper_id, purpose);
create index shopper_token_expires_at on shopper_token (expires_at);

-- Shopper sessions had no table of their own before there were shoppers.
delete from session where kind = 'shopper';

-- Mails that were sent, by the outbox message that asked for them: the same message is never sent twice.
-- Without a mail server the texts are kept too, as a mailbox to look into.
create table mail (
  outbox_id bigint primary key,
  template text not null,
  market text not null,
  recipient text,
  subject text,
  text text,
  html text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_created_at on mail (created_at desc);
