-- A code may belong to one shopper, and end on a day of its own.
alter table promotion_code add column owner text, add column until timestamptz;

-- What a member took for points. Redeemed, it is a code that only this member can use, once.
create table loyalty_voucher (
  id uuid primary key,
  account_id uuid not null references loyalty_account,
  reward_id text not null,
  -- The first of a member and reward is 1.
  number integer not null check (number > 0),
  -- The caller's: the same again is the same voucher.
  key uuid not null,
  choice text,
  code text unique,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  unique (account_id, key),
  unique (account_id, reward_id, number),
  check ((redeemed_at is null) = (code is null) and (redeemed_at is null) = (choice is null))
);

-- Offers that a member has seen or taken up.
create table loyalty_offer (
  account_id uuid not null references loyalty_account,
  promotion_id text not null,
  shown_at timestamptz,
  redeemed_at timestamptz,
  code text unique,
  primary key (account_id, promotion_id)
);
