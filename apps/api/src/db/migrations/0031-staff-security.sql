-- A second factor, where staff are signed in, and how colleagues come and go.

alter table staff
  -- Sealed with the shop's secret: a copy of this table makes no codes. Without `totp_since` it is not confirmed yet.
  add column totp_sealed bytea,
  add column totp_since timestamptz,
  -- The time step of the last code that was taken: no code works twice.
  add column totp_step bigint,
  -- Hashes of the codes for the day on which the phone is lost; each works once.
  add column recovery_hashes text[] not null default '{}',
  -- Set: may not sign in any more. The row stays, because the audit log names it.
  add column ended_at timestamptz;

alter table session
  add column device text not null default '',
  add column address text not null default '',
  add column last_seen_at timestamptz,
  -- Whether a second factor was shown when it was opened.
  add column has_second_factor boolean not null default false;

-- An open door for one person, once. Also for a colleague who is there already and needs a new password.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null,
  -- The colleague whose password it renews; null for a new one.
  staff_id uuid references staff (id) on delete cascade,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_invitation_email on staff_invitation (email) where ended_at is null;

-- What the role is called now.
update staff set role = 'merchandiser' where role = 'merchant';
