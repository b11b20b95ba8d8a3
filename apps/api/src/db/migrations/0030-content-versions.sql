-- What editors work on, beside the table `page`, which holds only what is live.

-- One row per page that anybody has worked on. It stays after publishing, so that its version never goes back to a number
-- that an editor somewhere still holds.
create table page_draft (
  market text not null,
  path text not null check (path = '' or path ~ '^(/[^/?#]+)+$'),
  alias text not null,
  content jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (market, path)
);

-- What was live, and what was put aside when somebody chose to go back. Rows never change.
create table page_version (
  market text not null,
  path text not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('published', 'withdrawn', 'kept')),
  -- Null where the page was taken down.
  content jsonb,
  at timestamptz not null,
  who text not null,
  primary key (market, path, number),
  check ((content is null) = (kind = 'withdrawn'))
);

-- Changes that go live together.
create table release (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  state text not null default 'planned' check (state in ('planned', 'live', 'cancelled')),
  -- Null: not decided yet; it waits for somebody to say so.
  due_at timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  ended_at timestamptz
);
create index release_due on release (due_at) where state = 'planned';

-- The content is the draft's at the moment it was put into the release: later work on the draft does not slip in.
create table release_page (
  release_id uuid not null references release (id) on delete cascade,
  market text not null,
  path text not null,
  alias text not null,
  content jsonb not null,
  primary key (release_id, market, path)
);

-- A picture that staff uploaded, made anew from its pixels: nothing else that the file held is kept.
create table media_upload (
  key text primary key check (key ~ '^[0-9a-f]{24}$'),
  name text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  created_by text not null
);
create index media_upload_created_at on media_upload (created_at desc);

-- A part of an upload around its focal point, in one ratio, and the files that pages show of it.
create table media_crop_file (
  key text not null check (key ~ '^[0-9a-f]{24}$'),
  width integer not null,
  type text not null check (type in ('webp', 'jpg')),
  bytes bytea not null,
  primary key (key, width, type)
);
