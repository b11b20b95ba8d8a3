-- Work on what is not a page: the site settings (name 'navigation') and the documents, for one market or '*'.
-- The tables `site_setting` and `document` hold only what is live.

-- One row per setting that anybody has worked on. It stays when the work is published or put aside, so that its version never
-- goes back to a number that somebody still holds.
create table setting_draft (
  name text not null,
  market text not null,
  -- Null: no work beyond what is live, or beyond what every market shows.
  content jsonb,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (name, market)
);

-- What was live, and what was put aside. Rows never change.
create table setting_version (
  name text not null,
  market text not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('published', 'withdrawn', 'kept')),
  -- Null where a market gave its own value up.
  content jsonb,
  at timestamptz not null,
  who text not null,
  primary key (name, market, number),
  check ((content is null) = (kind = 'withdrawn'))
);

-- Beside the pages of a release: the draft at the moment it was put in.
create table release_setting (
  release_id uuid not null references release (id) on delete cascade,
  name text not null,
  market text not null,
  content jsonb not null,
  primary key (release_id, name, market)
);
