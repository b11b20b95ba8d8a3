create table shopper_second_factor (
  shopper_id uuid primary key references shopper on delete cascade,
  totp_sealed bytea not null,
  -- Null until the first code has shown that the authenticator has the secret.
  totp_since timestamptz,
  totp_step bigint,
  recovery_hashes text[] not null default '{}'
);

-- Signed in by the first factor, and nothing more than a guest until the second was given.
alter table shopper_session add column waits_for_factor boolean not null default false;
alter table shopper_session add column factor_at timestamptz;
