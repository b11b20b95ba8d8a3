-- The library of pictures: what staff say about one, its earlier files, its crops and where each of them is shown.

alter table media_upload
  -- What the file of now is made from; the key stays when another file takes its place.
  add column file_key text,
  -- Words for those who don't see it, by language.
  add column alts jsonb not null default '{}',
  add column focus jsonb not null default '{"x": 50, "y": 50}',
  -- How it is cut on a phone, a tablet and a desktop.
  add column crops jsonb not null default '{}',
  -- Of its looks, small enough to compare with every other one.
  add column fingerprint bigint,
  add column version integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by text,
  -- Out of sight, and thrown away after a while: until then it can be brought back.
  add column deleted_at timestamptz,
  add column deleted_by text;
update media_upload set file_key = key, changed_at = created_at, changed_by = created_by;
alter table media_upload
  alter column file_key set not null,
  alter column changed_at set not null,
  alter column changed_by set not null;
create index media_upload_file on media_upload (file_key);
create index media_upload_name on media_upload (lower(name), key);
create index media_upload_deleted on media_upload (deleted_at) where deleted_at is not null;

-- Files that another one has taken the place of. Rows never change.
create table media_version (
  upload_key text not null references media_upload on delete cascade,
  number integer not null check (number > 0),
  file_key text not null,
  name text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  fingerprint bigint,
  bytes bytea not null,
  at timestamptz not null,
  who text not null,
  primary key (upload_key, number)
);

-- Which picture a crop is of, and how it is cut: so that another file can be cut alike.
create table media_crop (
  key text primary key check (key ~ '^[0-9a-f]{24}$'),
  upload_key text not null references media_upload on delete cascade,
  ratio text not null,
  focus jsonb not null
);
create index media_crop_upload on media_crop (upload_key);

-- What is shown in place of a crop that content names. Content stays as it was written: whoever has it open loses nothing.
create table picture_swap (
  crop_key text primary key,
  image jsonb not null
);

-- Where crops are named. Kept by the tables that name them, whoever writes to them.
create table media_use (
  source text not null,
  -- The key of the row, as a JSON array of texts. Of a release's rows the release comes first.
  holder text not null,
  crop_key text not null,
  primary key (source, holder, crop_key)
);
create index media_use_crop on media_use (crop_key);

create function note_media_use() returns trigger language plpgsql as $$
declare
  found jsonb;
  named text;
begin
  if tg_op <> 'INSERT' then
    found := to_jsonb(old);
    select jsonb_agg(found ->> name order by place)::text into named from unnest(tg_argv) with ordinality as columns(name, place);
    delete from media_use where source = tg_table_name and holder = named;
  end if;
  if tg_op <> 'DELETE' then
    found := to_jsonb(new);
    -- A page that was taken down shows nothing; what is left of it is its draft's.
    if found ->> 'published' = 'false' or found::text not like '%/img/c/%' then
      return null;
    end if;
    select jsonb_agg(found ->> name order by place)::text into named from unnest(tg_argv) with ordinality as columns(name, place);
    insert into media_use (source, holder, crop_key)
      select distinct tg_table_name, named, hit[1] from regexp_matches(found::text, '/img/c/([0-9a-f]{24})', 'g') as hit;
  end if;
  return null;
end
$$;

create trigger page_media_use after insert or update or delete on page
  for each row execute function note_media_use('market', 'path');
create trigger page_draft_media_use after insert or update or delete on page_draft
  for each row execute function note_media_use('market', 'path');
create trigger release_page_media_use after insert or update or delete on release_page
  for each row execute function note_media_use('release_id', 'market', 'path');
create trigger document_media_use after insert or update or delete on document
  for each row execute function note_media_use('market', 'name');
create trigger site_setting_media_use after insert or update or delete on site_setting
  for each row execute function note_media_use('market');
create trigger setting_draft_media_use after insert or update or delete on setting_draft
  for each row execute function note_media_use('market', 'name');
create trigger release_setting_media_use after insert or update or delete on release_setting
  for each row execute function note_media_use('release_id', 'market', 'name');

-- What is there already, by telling the triggers.
update page set id = id where content::text like '%/img/c/%';
update page_draft set path = path where content::text like '%/img/c/%';
update release_page set path = path where content::text like '%/img/c/%';
update document set name = name where content::text like '%/img/c/%';
update setting_draft set name = name where content::text like '%/img/c/%';
update release_setting set name = name where content::text like '%/img/c/%';
update site_setting set market = market where navigation::text like '%/img/c/%';

-- What counts as a use: of releases those that are still to come.
create view media_place as
  select use.crop_key, use.source, use.holder::jsonb as holder
  from media_use use
  where use.source not like 'release\_%'
    or exists (select from release where release.id::text = use.holder::jsonb ->> 0 and release.state = 'planned');

-- People are found by the beginning of what they say on the telephone, or by their number as it was dialled.
create index shopper_email_begins on shopper (email text_pattern_ops);
create index shopper_profile_first_name on shopper_profile (lower(first_name || ' ' || last_name) text_pattern_ops);
create index shopper_profile_last_name on shopper_profile (lower(last_name || ' ' || first_name) text_pattern_ops);
create index shopper_profile_phone on shopper_profile (right(regexp_replace(phone_number, '\D', '', 'g'), 9) text_pattern_ops);
create index address_phone on address (right(regexp_replace(content ->> 'mobilePhoneNumber', '\D', '', 'g'), 9) text_pattern_ops);
create index customer_order_phone on customer_order
  (right(regexp_replace(document -> 'shippingAddress' ->> 'mobilePhoneNumber', '\D', '', 'g'), 9) text_pattern_ops);
create index club_contact_email_begins on club_contact (email text_pattern_ops);
create index club_contact_first_name on club_contact (lower(first_name || ' ' || last_name) text_pattern_ops);
create index club_contact_last_name on club_contact (lower(last_name || ' ' || first_name) text_pattern_ops);
-- Who was written to, and what an erased person must be taken out of.
create index outbox_mail_to on outbox (lower(payload ->> 'to')) where topic = 'mail';
create index mail_recipient on mail (lower(recipient)) where recipient is not null;
create index payment_attempt_email on payment_attempt (lower(frozen ->> 'email'));
create index payment_attempt_shopper on payment_attempt (shopper_id) where shopper_id is not null;
-- Who looked at a customer is shown with the customer.
create index audit_log_customer on audit_log (subject, id) where action like 'customer.%';
