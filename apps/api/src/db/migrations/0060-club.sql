-- Who is in the customer club, by e-mail address: a guest who joins is a member before there is an account, and an account whose
-- proven address is a member's is a member's account.
create table club_contact (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  first_name text not null check (char_length(first_name) <= 100),
  last_name text not null check (char_length(last_name) <= 100),
  sub_brands text[] not null,
  market text not null,
  joined_at timestamptz not null,
  -- Null when messages were stopped. The membership goes on.
  messages_since timestamptz,
  -- What the links that stop messages are signed with. Its own for each contact: they must outlive the shop's secrets.
  message_key bytea not null check (octet_length(message_key) = 32)
);

-- Asked for, and waiting for a click in the mail. What was asked counts from then on and not before: anybody can type an address.
create table club_wish (
  token_hash bytea primary key,
  email text not null unique,
  wish jsonb not null,
  market text not null,
  source text not null,
  terms_version text not null,
  address text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index club_wish_expires on club_wish (expires_at);

-- What was agreed to, when, to which text, and from where. Only ever added to.
create table club_consent (
  id bigint generated always as identity primary key,
  contact_id uuid not null references club_contact on delete cascade,
  kind text not null check (kind in ('given', 'withdrawn')),
  source text not null,
  market text not null,
  terms_version text not null,
  asked_at timestamptz not null,
  asked_from text not null,
  at timestamptz not null,
  address text not null
);
create index club_consent_contact on club_consent (contact_id);
