-- A piece that comes back for another size of the same: which one, as it was called then ({sku, ean, size, length}).
alter table order_return_line add column exchange jsonb;

-- The other piece is put aside under the return's id, and becomes an order of its own when the return is here.
alter table order_return
  add column exchange_state text check (exchange_state in ('reserved', 'sent', 'released')),
  add column exchange_number text references customer_order (number),
  add constraint order_return_exchange check (coalesce(exchange_state = 'sent', false) = (exchange_number is not null));
create index order_return_reserved on order_return (registered_at) where exchange_state = 'reserved';

-- The lines of an order that was made by an exchange, and which line of which order was paid for them.
create table order_exchange (
  order_id text not null,
  line_id text not null,
  of_order_id text not null,
  of_line_id text not null,
  primary key (order_id, line_id),
  foreign key (order_id, line_id) references order_line,
  foreign key (of_order_id, of_line_id) references order_line
);
create index order_exchange_of on order_exchange (of_order_id, of_line_id);
