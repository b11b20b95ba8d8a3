-- Numbers without gaps: taken in the order's own transaction, so that an order that does not happen gives its number back.
create table order_counter (
  market text primary key,
  -- Chosen with the market's first order and kept.
  prefix text not null unique,
  last integer not null default 100000
);

create table customer_order (
  -- 128 random bits. Named in addresses, so it opens nothing but how the order stands.
  id text primary key,
  number text not null unique,
  -- A basket that is ordered twice is one order.
  basket_id uuid not null unique,
  market text not null,
  state text not null check (state in ('placed', 'paymentProcessing', 'completed', 'cancelled')),
  shopper_id text,
  -- Who bought. All three are null once the person has been taken out.
  email text,
  first_name text,
  last_name text,
  currency text not null,
  -- Minor units. What the payments of the order come to.
  total bigint not null check (total >= 0),
  vat bigint not null,
  quantity integer not null,
  -- Everything as it was bought: lines, prices and why, addresses, shipments. Never made anew.
  document jsonb not null,
  -- Proofs of being the buyer are made with it; another key, and none of those given out holds any more.
  access_key bytea not null,
  placed_at timestamptz not null,
  changed_at timestamptz not null
);
create index customer_order_placed on customer_order (placed_at desc, id desc);
create index customer_order_market on customer_order (market, placed_at desc, id desc);
create index customer_order_state on customer_order (state, placed_at desc, id desc);
create index customer_order_shopper on customer_order (shopper_id, placed_at desc, id desc) where shopper_id is not null;
create index customer_order_number on customer_order (number text_pattern_ops);
create index customer_order_email on customer_order (lower(email) text_pattern_ops);
create index customer_order_first_name on customer_order (lower(first_name || ' ' || last_name) text_pattern_ops);
create index customer_order_last_name on customer_order (lower(last_name || ' ' || first_name) text_pattern_ops);

create table order_line (
  order_id text not null references customer_order,
  line_id text not null,
  place integer not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  -- Minor units, of all pieces, with every discount.
  total bigint not null,
  is_digital boolean not null,
  -- Of a gift card that was bought: who gets it and what it says.
  gift_card jsonb,
  primary key (order_id, line_id)
);
create index order_line_sku on order_line (sku);

-- Where the pieces of an order were taken from.
create table order_origin (
  order_id text not null references customer_order,
  sku text not null,
  kind text not null check (kind in ('warehouse', 'store')),
  location_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, sku, kind, location_id)
);

create table order_payment (
  order_id text not null references customer_order,
  -- The attempt of the provider, or the gift card's id.
  payment_id text not null,
  kind text not null check (kind in ('provider', 'giftCard')),
  provider text,
  method text not null,
  amount bigint not null check (amount > 0),
  -- Of a gift card: all but the last digits hidden.
  label text,
  primary key (order_id, payment_id)
);

-- What became of an order, and when.
create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references customer_order,
  state text not null,
  at timestamptz not null
);
create index order_event_order on order_event (order_id, id);

-- One row a mail of an order: the same mail is asked for once, however often its cause is told.
create table order_mail (
  order_id text not null references customer_order,
  kind text not null,
  outbox_id bigint not null,
  at timestamptz not null,
  primary key (order_id, kind)
);

-- AUT-012 who is a new customer is known with the session, without a question to the orders.
alter table shopper add column order_count integer not null default 0, add column last_order_at timestamptz;

-- Who looked at an order is shown with the order.
create index audit_log_order on audit_log (subject, id) where action = 'order.look';
