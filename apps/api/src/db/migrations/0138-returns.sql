-- The words by which a buyer withdrew from a purchase: which pieces, and when. What follows of it is a cancellation, a return, or both.
create table order_withdrawal (
  id uuid primary key,
  order_id text not null references customer_order,
  key uuid not null,
  lines jsonb not null,
  at timestamptz not null,
  unique (order_id, key)
);

-- Pieces that a buyer sends back. `refunded` is `received` whose money is through, and is read from the money.
create table order_return (
  id uuid primary key,
  order_id text not null references customer_order,
  -- The first of an order is 1.
  number integer not null check (number > 0),
  -- The caller's: the same again is the same return.
  key uuid not null,
  state text not null check (state in ('registered', 'onItsWay', 'received', 'refused', 'cancelled')),
  method text not null check (method in ('dropOff', 'pickup', 'store')),
  -- Announced while the law of the EU lets a buyer withdraw.
  is_withdrawal boolean not null,
  -- Why it was refused; its buyer reads it.
  refusal text not null default '',
  -- Of who took it in: the same again is the same receipt.
  received_key uuid,
  refund_id uuid references refund,
  registered_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, key),
  unique (order_id, number),
  check ((state = 'received') = (received_key is not null)),
  check ((state = 'refused') = (refusal <> ''))
);
create index order_return_open on order_return (registered_at, id) where state in ('registered', 'onItsWay');
create index order_return_closed on order_return (changed_at desc, id desc) where state not in ('registered', 'onItsWay');

create table order_return_line (
  return_id uuid not null references order_return,
  order_id text not null,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  -- What the buyer wrote.
  words text not null default '',
  received integer not null default 0,
  restocked integer not null default 0,
  condition text check (condition in ('asNew', 'worn', 'damaged', 'wrongPiece')),
  primary key (return_id, line_id),
  foreign key (order_id, line_id) references order_line,
  check (received between 0 and quantity and restocked between 0 and received)
);
create index order_return_line_order on order_return_line (order_id, line_id);

alter table refund add constraint refund_of_return foreign key (return_id) references order_return;
