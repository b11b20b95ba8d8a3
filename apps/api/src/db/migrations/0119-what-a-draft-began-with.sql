-- What was published when the work began: what a newer publication is merged with, field by field. `begun` is the draft's number at that moment.
alter table page_draft add column base jsonb, add column begun integer not null default 0;
alter table setting_draft add column base jsonb, add column begun integer not null default 0;
alter table release_page add column base jsonb, add column draft_version integer not null default 0;
alter table release_setting add column base jsonb, add column draft_version integer not null default 0;
-- The number of the text that a planned one was written over; null: planned before this was kept.
alter table release_text add column based_on integer;
alter table terms_draft add column base jsonb;
alter table terms_version add column base jsonb;

-- Of work that is under way nobody knows any more what it began with: it is taken to be what is published today.
update page_draft d set base = p.content from page p where p.published and p.market = d.market and p.path = d.path;
update setting_draft d set base = l.content from document l where l.name = d.name and l.market = d.market;
update release_page d set base = p.content from page p where p.published and p.market = d.market and p.path = d.path;
update release_setting d set base = l.content from document l where l.name = d.name and l.market = d.market;
