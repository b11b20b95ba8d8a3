-- The retailer's own shops as places to collect a parcel. Their stock is in stock_location, under the same id.

create table store (
  id text primary key,
  name text not null,
  markets text[] not null,
  street text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- [{"day": 1, "from": "10:00", "to": "19:00"}]; Monday is 1, a day that is missing is closed.
  opening_hours jsonb not null,
  click_and_collect boolean not null
);
