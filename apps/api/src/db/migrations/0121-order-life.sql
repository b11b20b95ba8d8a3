-- What became of each piece of a line. Whoever packs a piece that was cancelled, or sends back one that never left, is stopped here,
-- whatever the verb thought.
alter table order_line
  add column packed integer not null default 0,
  add column shipped integer not null default 0,
  add column cancelled integer not null default 0,
  add column returned integer not null default 0,
  -- Pieces whose money went back, for whichever reason: a piece is paid back once.
  add column refunded integer not null default 0,
  add constraint order_line_pieces check (
    cancelled >= 0 and returned >= 0 and returned <= shipped and shipped <= packed and packed + cancelled <= quantity
    and refunded between 0 and quantity);

-- Where a piece was taken from, it is packed, or it goes back to.
alter table order_origin
  add column packed integer not null default 0,
  add column restored integer not null default 0,
  add constraint order_origin_pieces check (packed >= 0 and restored >= 0 and packed + restored <= quantity);

-- Minor units. `held`: approved and not taken yet; the provider is asked for it when the goods leave.
alter table order_payment
  add column is_held boolean not null default false,
  add column captured bigint not null default 0,
  -- What went back, or was never taken after all. More than was paid can't.
  add column refunded bigint not null default 0,
  -- Of that: what was still only held.
  add column released bigint not null default 0;
update order_payment set captured = amount;
alter table order_payment add constraint order_payment_sums check (
  refunded between 0 and amount and released between 0 and refunded and captured >= 0 and captured + released <= amount
  and refunded - released <= captured);

-- Approved and held: the provider takes it when the goods leave.
alter table payment_attempt add column is_held boolean not null default false;

-- How far the sending of an order is: the desk's lists are read by it.
alter table customer_order add column fulfilment text not null default 'open'
  check (fulfilment in ('open', 'partlyPacked', 'packed', 'partlyShipped', 'shipped', 'delivered', 'cancelled'));
create index customer_order_fulfilment on customer_order (fulfilment, placed_at desc, id desc);

-- Beside the states, everything that happened to an order.
alter table order_event
  add column kind text not null default 'state',
  add column detail jsonb,
  -- A member of staff's address, `shopper`, `service`, or nobody: the shop itself.
  add column who text;

create table parcel (
  id uuid primary key,
  order_id text not null references customer_order,
  -- The first of an order is 1.
  number integer not null check (number > 0),
  -- The caller's: the same again is the same parcel.
  key uuid not null,
  kind text not null check (kind in ('warehouse', 'store')),
  location_id text not null,
  state text not null check (state in ('packed', 'shipped', 'delivered', 'lost')),
  courier text not null default '',
  tracking_number text not null default '',
  tracking_link text not null default '',
  packed_at timestamptz not null,
  packed_by text not null,
  shipped_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, number),
  unique (order_id, key),
  check ((state = 'packed') = (shipped_at is null))
);
create index parcel_tracking on parcel (tracking_number) where tracking_number <> '';
create index parcel_state on parcel (state, packed_at);

create table parcel_line (
  parcel_id uuid not null references parcel on delete cascade,
  order_id text not null,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, line_id),
  foreign key (order_id, line_id) references order_line
);
create index parcel_line_order on parcel_line (order_id, line_id);

create table parcel_event (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcel on delete cascade,
  -- The carrier's own name of it: told twice, it is kept once.
  carrier_event_id text not null,
  type text not null,
  at timestamptz not null,
  expected_from timestamptz,
  expected_to timestamptz,
  pickup_address text,
  latitude double precision,
  longitude double precision,
  received_at timestamptz not null,
  unique (parcel_id, carrier_event_id)
);
create index parcel_event_newest on parcel_event (parcel_id, at desc, id desc);

-- Money that goes back. `waiting`: above the limit, until a second member of staff agrees. What waits is put aside already.
create table refund (
  id uuid primary key,
  order_id text not null references customer_order,
  key uuid not null,
  kind text not null check (kind in ('cancellation', 'return', 'line', 'freight', 'amount')),
  state text not null check (state in ('waiting', 'approved', 'declined')),
  amount bigint not null check (amount > 0),
  -- Of it: what was paid for freight.
  freight bigint not null default 0 check (freight between 0 and amount),
  reason text not null,
  -- Of a return: which.
  return_id uuid,
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  unique (order_id, key),
  -- Four eyes are two people.
  check (decided_by is null or decided_by <> asked_by),
  check (kind <> 'return' or return_id is not null),
  check (reason <> '' or kind = 'return')
);
create index refund_order on refund (order_id, asked_at);
create index refund_waiting on refund (asked_at) where state = 'waiting';

-- Which pieces it is for, with the tax in it.
create table refund_line (
  refund_id uuid not null references refund,
  order_id text not null,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  amount bigint not null check (amount >= 0),
  tax bigint not null check (tax >= 0),
  primary key (refund_id, line_id),
  foreign key (order_id, line_id) references order_line
);

-- By which means it goes back.
create table refund_part (
  refund_id uuid not null references refund,
  order_id text not null,
  payment_id text not null,
  amount bigint not null check (amount > 0),
  -- Of it: what was only held, and is let go.
  released bigint not null default 0 check (released between 0 and amount),
  primary key (refund_id, payment_id),
  foreign key (order_id, payment_id) references order_payment
);

create table order_cancellation (
  id uuid primary key,
  order_id text not null references customer_order,
  key uuid not null,
  -- `shopper`, `service`, or a member of staff.
  who text not null,
  reason text not null check (reason <> ''),
  at timestamptz not null,
  refund_id uuid references refund,
  unique (order_id, key)
);

create table order_cancellation_line (
  cancellation_id uuid not null references order_cancellation,
  order_id text not null,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (cancellation_id, line_id),
  foreign key (order_id, line_id) references order_line
);
create index order_cancellation_line_order on order_cancellation_line (order_id, line_id);

-- What a provider is to do with a payment. Written with its cause, done afterwards, outside of any transaction, under the same key each
-- time. `accepted`: the provider took it on and tells by a notice how it went.
create table payment_change (
  id bigint generated always as identity primary key,
  order_id text not null,
  payment_id text not null,
  kind text not null check (kind in ('capture', 'refund', 'release')),
  amount bigint not null check (amount > 0),
  key text not null unique,
  state text not null check (state in ('asked', 'accepted', 'done', 'refused', 'failed')),
  refund_id uuid references refund,
  parcel_id uuid references parcel,
  provider_reference text,
  why text,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- When to try it next.
  look_at timestamptz,
  looks integer not null default 0,
  foreign key (order_id, payment_id) references order_payment,
  check ((state = 'asked') = (look_at is not null))
);
create index payment_change_due on payment_change (look_at) where look_at is not null;
create index payment_change_payment on payment_change (order_id, payment_id, id);

create table order_note (
  id uuid primary key,
  order_id text not null references customer_order,
  key uuid not null,
  who text not null,
  text text not null,
  at timestamptz not null,
  unique (order_id, key)
);

update customer_order set fulfilment = 'cancelled' where state = 'cancelled';
-- What is not sent at all has arrived.
update customer_order set fulfilment = 'shipped' where state <> 'cancelled' and document ->> 'isDigital' = 'true';
