-- Why staff may give discounts on the devices of stores, and how much each role. One row; without it the shop's own beginning holds.
create table staff_discount_rules (
  id integer primary key check (id = 1),
  version integer not null,
  rules jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);
