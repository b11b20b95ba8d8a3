-- One try to pay for a basket. What was agreed to is frozen with it: neither prices nor lines are looked up again.
create table payment_attempt (
  id uuid primary key,
  basket_id uuid not null,
  basket_version integer not null,
  -- 1, 2, 3 ... of the basket.
  number integer not null,
  market text not null,
  shopper_id text,
  provider text not null check (provider in ('adyen', 'klarna', 'iyzico', 'payByLink', 'pos', 'giftCard')),
  state text not null check (state in
    ('started', 'actionNeeded', 'pending', 'authorised', 'ordered', 'refused', 'cancelled', 'expired', 'refunding', 'refunded', 'error')),
  -- What the provider is asked for, in minor units; gift cards cover the rest of the total.
  amount bigint not null check (amount >= 0),
  currency text not null,
  -- By which the provider knows it.
  reference text not null unique,
  -- By which the provider calls it, once it has answered.
  provider_reference text,
  -- Of a page or a link at the provider.
  token text,
  -- What was sent to the provider, sealed: it is repeated word by word when the answer was lost. Thrown away when the attempt is over.
  request bytea,
  -- The basket with its prices, the gift cards and promotions that it uses, who pays.
  frozen jsonb not null,
  -- What the browser was asked to do.
  action jsonb,
  paid_with jsonb,
  -- Why it was refused or given back.
  reason text,
  -- What it becomes when the money is back.
  becomes text check (becomes in ('cancelled', 'expired', 'refunded')),
  order_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Not paid by then, it is cancelled and its pieces are free again.
  expires_at timestamptz not null,
  -- When the completer asks after it next; null when nothing is open.
  look_at timestamptz,
  looks integer not null default 0,
  unique (basket_id, number)
);
-- Two clicks, two tabs, two processes: whoever comes second finds the first.
create unique index payment_attempt_live on payment_attempt (basket_id)
  where state in ('started', 'actionNeeded', 'pending', 'authorised', 'refunding');
create index payment_attempt_look on payment_attempt (look_at) where look_at is not null;
create index payment_attempt_order on payment_attempt (order_id) where order_id is not null;

-- What providers told us, kept before it is believed. The same event comes as often as it likes and is one row.
create table payment_event (
  provider text not null,
  id text not null,
  reference text not null,
  kind text not null,
  provider_reference text,
  amount bigint,
  currency text,
  token text,
  received_at timestamptz not null,
  -- What we made of it; null while nobody has looked.
  outcome text,
  primary key (provider, id)
);
create index payment_event_reference on payment_event (reference);

-- A session at Klarna, one for a basket as it stands: looking at the ways to pay a hundred times makes one.
create table payment_session (
  basket_id uuid not null,
  provider text not null,
  basket_version integer not null,
  session text not null,
  primary key (basket_id, provider)
);

-- Pieces that somebody is paying for. They count as gone until the payment is over.
create table stock_reservation (
  attempt_id uuid not null,
  variant_id text not null,
  kind text not null check (kind in ('warehouse', 'store')),
  location_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (attempt_id, variant_id, kind, location_id)
);
create index stock_reservation_variant on stock_reservation (variant_id, kind, location_id);
create trigger stock_reserved after insert on stock_reservation referencing new table as moved
  for each statement execute function note_stock_change();
create trigger stock_released after delete on stock_reservation referencing old table as moved
  for each statement execute function note_stock_change();

-- Every piece that an order took, and from where. The same order takes its pieces once.
create table stock_movement (
  id bigint generated always as identity primary key,
  -- Of an order's pieces: its basket.
  reference text not null,
  variant_id text not null,
  kind text not null,
  location_id text not null,
  -- Below 0: taken out.
  quantity integer not null check (quantity <> 0),
  -- What was left there.
  remaining integer not null check (remaining >= 0),
  at timestamptz not null,
  unique (reference, variant_id, kind, location_id)
);
create index stock_movement_variant on stock_movement (variant_id, kind, location_id);

-- Of an ordered basket: the cookie that held it. The cookie itself is free for what the shopper buys next.
alter table basket add column held_by bytea;
create index basket_held_by on basket (held_by) where held_by is not null;
