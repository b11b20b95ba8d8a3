-- By which carrier a return travels: booked when its buyer takes the label. What the carrier told of it last, and of when.
alter table order_return
  add column courier text not null default '',
  add column tracking_number text not null default '',
  add column tracking_link text not null default '',
  add column tracking_event text,
  add column tracked_at timestamptz;
create unique index order_return_tracking on order_return (courier, tracking_number) where tracking_number <> '';
