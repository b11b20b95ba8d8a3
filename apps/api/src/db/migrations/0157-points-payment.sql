-- A card that pays at most so much of what an order costs.
alter table gift_card add column most_percent integer check (most_percent between 1 and 100);

-- Points that a member pays with: money on a card of their own. What of it comes back becomes points again.
create table loyalty_payment (
  card_id uuid primary key references gift_card,
  account_id uuid not null references loyalty_account,
  -- The caller's: the same again is the same card.
  key uuid not null,
  -- Of the entry that spent them, and of the movement that put money on the card.
  reference text not null unique,
  points bigint not null check (points > 0),
  -- What they became, in minor units.
  amount bigint not null check (amount > 0),
  points_back bigint not null default 0 check (points_back between 0 and points),
  amount_back bigint not null default 0 check (amount_back between 0 and amount),
  -- When the points would have expired, those that do so last first: [{ "points": 20, "expiresAt": "..." }].
  lots jsonb not null,
  made_at timestamptz not null,
  unique (account_id, key)
);
create index loyalty_payment_account on loyalty_payment (account_id);
