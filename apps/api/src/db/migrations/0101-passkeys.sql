create table shopper_passkey (
  -- The credential's own id, base64url.
  id text primary key,
  shopper_id uuid not null references shopper on delete cascade,
  public_key bytea not null,
  -- Of authenticators that count; a counter that goes back is a copy.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  relying_party text not null,
  device text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index shopper_passkey_shopper on shopper_passkey (shopper_id);

-- What an authenticator is asked to sign. Each is answered once.
create table passkey_challenge (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('register', 'sign-in')),
  challenge text not null,
  shopper_id uuid references shopper on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
