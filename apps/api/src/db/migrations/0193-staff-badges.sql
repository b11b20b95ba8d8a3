-- Badges that staff sign in with on a store's device. Of the code only a hash is kept; one badge of a person is good at a time.
create table staff_badge (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  code_hash bytea not null unique,
  pin_hash text not null,
  failures integer not null default 0,
  created_by text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index staff_badge_in_use on staff_badge (staff_id) where ended_at is null;

-- Who of the staff stands at a device just now. It is the device's, and worth nothing anywhere else.
create table device_staff (
  device_id uuid primary key references device (id) on delete cascade,
  badge_id uuid not null references staff_badge (id) on delete cascade,
  since timestamptz not null,
  until timestamptz not null
);
