-- What shoppers tell about themselves. Who they are and how they sign in is `shopper`.

create table shopper_profile (
  shopper_id uuid primary key references shopper on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  birthdate date,
  phone_number text,
  due_date date,
  favorite_store_id text,
  preferred_payment text,
  preferences text[] not null default '{}',
  sub_brands text[] not null default '{}',
  updated_at timestamptz not null
);

-- One row for each version that was accepted: the proof that it was, and when.
create table terms_acceptance (
  shopper_id uuid not null references shopper on delete cascade,
  slug text not null,
  version text not null,
  market text not null,
  accepted_at timestamptz not null,
  -- What else was agreed to with it, one by one (Türkiye).
  consents jsonb not null default '{}',
  primary key (shopper_id, slug, version)
);

-- An address that was asked for and not confirmed yet; asking again replaces it. Only a hash of the mail's token is kept.
create table email_change (
  shopper_id uuid primary key references shopper on delete cascade,
  email text not null check (email = lower(email)),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
