-- Choices of members that staff keep.
create table mailing_segment (
  id text primary key,
  name text not null,
  filter jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);

-- One message to the members of a segment.
create table mailing (
  id text primary key,
  name text not null,
  segment_id text not null references mailing_segment,
  contents jsonb not null,
  per_minute integer not null check (per_minute > 0),
  state text not null default 'draft' check (state in ('draft', 'planned', 'sending', 'stopped', 'sent')),
  planned_at timestamptz,
  -- When the last batch was written: the next one waits a minute, whichever process writes it.
  batch_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  check (state <> 'planned' or planned_at is not null)
);
create index mailing_open on mailing (state, planned_at) where state in ('planned', 'sending');

-- Whom it goes to, chosen when it begins. One row for each member: nobody gets it twice.
create table mailing_recipient (
  mailing_id text not null references mailing on delete cascade,
  contact_id uuid not null references club_contact on delete cascade,
  market text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped')),
  sent_at timestamptz,
  -- Only of who agreed to be counted when it was sent.
  token text unique,
  opened_at timestamptz,
  clicked_at timestamptz,
  primary key (mailing_id, contact_id)
);
create index mailing_recipient_waiting on mailing_recipient (mailing_id, market) where state = 'waiting';
create index mailing_recipient_contact on mailing_recipient (contact_id);

-- Since when a member agreed that the shop counts which of its mails they open. Null: nothing in a mail tells who they are.
alter table club_contact add column counted_since timestamptz;
create index club_contact_market on club_contact (market) where messages_since is not null;
