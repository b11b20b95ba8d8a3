import type pg from 'pg';

/** Sets aside the rows that migrations themselves put in, so that emptying the tables gives back a freshly migrated database. */
export async function keepMigratedRows(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$
    declare t regclass; has_rows boolean;
    begin
      create schema migrated;
      for t in ${ownTables} loop
        execute format('select exists (select from %s)', t) into has_rows;
        if has_rows then execute format('create table migrated.%I as table %s', (select relname from pg_class where oid = t), t); end if;
      end loop;
    end $$`);
}

/** Empties only what is filled: truncating a hundred empty tables before each test costs more than most tests do. */
export async function restoreMigratedRows(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$
    declare t regclass; name text; columns text; has_rows boolean; filled text[] := '{}';
    begin
      -- Rows come back in no particular order, so references can't be checked and triggers must not act.
      set local session_replication_role = replica;
      for t in ${ownTables} loop
        execute format('select exists (select from %s)', t) into has_rows;
        if has_rows then filled := filled || t::text; end if;
      end loop;
      if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
      for name in select relname from pg_class where relnamespace = 'migrated'::regnamespace and relkind = 'r' loop
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
          where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from migrated.%1$I', name, columns);
      end loop;
    end $$`);
}

const ownTables = `select oid::regclass from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migration'`;
