-- What product pages say of a style's size, made anew every night from why its pieces came back. A style without a row says nothing.
create table fit_hint (
  style_number text primary key,
  fit text not null check (fit in ('small', 'large')),
  -- Of so many pieces that were sent, so many came back because of it.
  pieces integer not null check (pieces > 0),
  sent integer not null check (sent >= pieces)
);
