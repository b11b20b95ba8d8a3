-- Whom a market's shoppers buy from, as an invoice must name it.
alter table market add column seller jsonb not null default '{}';

-- The next number of a market and a year. Held from the moment it is taken to the commit: a transaction that fails leaves no gap.
create table invoice_counter (
  market text not null,
  year integer not null,
  last integer not null,
  primary key (market, year)
);

-- Invoices and credit notes. `document` is what is printed, in words of that day; `cause` makes each happen once.
create table invoice (
  market text not null,
  year integer not null,
  serial integer not null,
  number text not null unique,
  kind text not null check (kind in ('invoice', 'creditNote')),
  order_id text not null references customer_order (id),
  cause text not null,
  currency text not null,
  total bigint not null,
  document jsonb not null,
  at timestamptz not null,
  primary key (market, year, serial),
  unique (order_id, cause)
);

-- Names of the files that went along with a mail.
alter table mail add column attachments text[] not null default '{}';
