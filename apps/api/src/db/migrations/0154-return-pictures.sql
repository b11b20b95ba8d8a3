-- What buyers show of a fault: made anew from the pixels, so that nothing but the picture is kept. Gone with their words.
create table return_picture (
  id uuid primary key,
  return_id uuid not null references order_return on delete cascade,
  order_id text not null,
  line_id text not null,
  -- The caller's: the same again is the same picture.
  key uuid not null,
  bytes bytea not null,
  at timestamptz not null,
  unique (return_id, key),
  foreign key (return_id, line_id) references order_return_line
);
create index return_picture_order on return_picture (order_id);
