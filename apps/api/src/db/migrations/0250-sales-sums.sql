-- What a market sold and what went back on a day that is over by its clock. Made of the orders, and made anew whenever one of them changes.
create table sales_sum (
  market text not null,
  day date not null,
  currency text not null,
  orders bigint not null,
  items bigint not null,
  -- Minor units.
  paid bigint not null,
  vat bigint not null,
  cards bigint not null,
  refunded bigint not null,
  refunded_cards bigint not null,
  returns bigint not null,
  returned_items bigint not null,
  primary key (market, day, currency)
);

-- Up to which day a market has sums, that day not included, and whose days they are.
create table sales_summed (
  market text primary key,
  zone text not null,
  until date not null
);

-- A moment of a market whose day is not what its sums say, until they are made anew. Written in the transaction of the change: whoever sees
-- the change sees this too, and does not believe the sums.
create table sales_change (
  id bigint generated always as identity primary key,
  market text not null,
  at timestamptz not null
);

create function note_order_sold() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into sales_change (market, at) values (old.market, old.placed_at); end if;
  if tg_op <> 'DELETE' then insert into sales_change (market, at) values (new.market, new.placed_at); end if;
  if tg_op = 'UPDATE' and (old.market, old.currency) is distinct from (new.market, new.currency) then
    insert into sales_change (market, at)
    select m, coalesce(decided_at, asked_at) from refund cross join unnest(array[old.market, new.market]) m where order_id = new.id and state = 'approved';
  end if;
  return null;
end $$;
create trigger customer_order_sold after insert or delete on customer_order for each row execute function note_order_sold();
create trigger customer_order_sold_anew after update of market, currency, total, vat, quantity, placed_at on customer_order for each row
  when ((old.market, old.currency, old.total, old.vat, old.quantity, old.placed_at)
    is distinct from (new.market, new.currency, new.total, new.vat, new.quantity, new.placed_at))
  execute function note_order_sold();

-- Gift cards among the lines, and lines that are exchanges: they decide how an order counts.
create function note_line_sold() returns trigger language plpgsql as $$
begin
  insert into sales_change (market, at) select market, placed_at from customer_order where id in (old.order_id, new.order_id);
  return null;
end $$;
create trigger order_line_sold after insert on order_line for each row when (new.is_digital) execute function note_line_sold();
create trigger order_line_gone after delete on order_line for each row when (old.is_digital) execute function note_line_sold();
create trigger order_line_sold_anew after update of order_id, total, is_digital on order_line for each row
  when ((old.is_digital or new.is_digital) and (old.order_id, old.total, old.is_digital) is distinct from (new.order_id, new.total, new.is_digital))
  execute function note_line_sold();
create trigger order_exchange_sold after insert or update or delete on order_exchange for each row execute function note_line_sold();

create function note_refund() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'approved' then
    insert into sales_change (market, at) select market, coalesce(old.decided_at, old.asked_at) from customer_order where id = old.order_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'approved' then
    insert into sales_change (market, at) select market, coalesce(new.decided_at, new.asked_at) from customer_order where id = new.order_id;
  end if;
  return null;
end $$;
create trigger refund_noted after insert or update or delete on refund for each row execute function note_refund();

create function note_refund_line() returns trigger language plpgsql as $$
begin
  insert into sales_change (market, at)
  select o.market, coalesce(f.decided_at, f.asked_at) from refund f join customer_order o on o.id = f.order_id
  where f.id in (old.refund_id, new.refund_id) and f.state = 'approved';
  return null;
end $$;
create trigger refund_line_noted after insert or update or delete on refund_line for each row execute function note_refund_line();
