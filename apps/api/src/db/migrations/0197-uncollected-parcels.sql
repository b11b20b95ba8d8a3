-- A parcel that was sent to a store and that nobody came for.
alter table parcel drop constraint parcel_state_check;
alter table parcel add constraint parcel_state_check check (state in ('packed', 'shipped', 'delivered', 'lost', 'uncollected'));
