-- Pieces of a return that came and were not accepted: nothing is paid for them, and they go back to the buyer, who reads why.
alter table order_return_line
  add column refused integer not null default 0,
  add column refusal text not null default '',
  add constraint order_return_line_refused check (refused >= 0 and received + refused <= quantity and (refused > 0) = (refusal <> ''));

-- The desk's lists, each newest first, and all of them.
drop index order_return_closed;
create index order_return_state on order_return (state, changed_at desc, id desc);
create index order_return_changed on order_return (changed_at desc, id desc);
