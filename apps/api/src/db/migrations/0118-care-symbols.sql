-- What the label inside a garment says: codes after ISO 3758.
alter table style add column care_symbols text[] not null default '{}';
