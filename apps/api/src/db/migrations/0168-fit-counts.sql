-- Pieces of a style that were sent and came back where this shop has no orders of them: counts of the shop before it, or of the demo.
create table fit_count (
  style_number text primary key,
  sent integer not null check (sent > 0),
  too_small integer not null check (too_small >= 0),
  too_large integer not null check (too_large >= 0),
  -- They count as long as orders of that day do.
  counted_at timestamptz not null,
  check (too_small + too_large <= sent)
);
