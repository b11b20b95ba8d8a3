-- A store has a page of its own, hours by its own clock, days off and services.

alter table store
  add column slug text,
  add column time_zone text not null default 'UTC',
  add column services text[] not null default '{}',
  -- [{"date": "2026-12-24", "name": "Christmas Eve", "from": "10:00", "to": "14:00"}]; without hours the store is closed on that day.
  add column holidays jsonb not null default '[]',
  add column version integer not null default 1;

update store set slug = lower(regexp_replace(id, '[^A-Za-z0-9]+', '-', 'g'));
alter table store alter column slug set not null;
create unique index store_slug on store (slug);
