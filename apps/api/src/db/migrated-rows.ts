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

/**
 * Looks only at what has ever been filled, and deletes: asking a hundred tables for their rows, or truncating ten of them, costs more than
 * most tests do. The lock waits for whoever is still writing; its rows would stay otherwise. Who is in the middle of a transaction is let
 * go first: holding one table and wanting another, it and the lock would wait for each other.
 */
export async function restoreMigratedRows(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$
    declare t text; name text; columns text; is_same boolean; filled text[];
    begin
      for attempt in 1..400 loop
        perform pg_stat_clear_snapshot();
        exit when not exists (select from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction'));
        perform pg_sleep(0.005);
      end loop;
      -- Rows go and come back in no particular order, so references can't be checked and triggers must not act.
      set local session_replication_role = replica;
      select coalesce(array_agg(c.oid::regclass::text), '{}') into filled from pg_class c
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' and pg_relation_size(c.oid) > 0;
      if cardinality(filled) > 0 then execute 'lock table ' || array_to_string(filled, ', ') || ' in access exclusive mode'; end if;
      for name in select relname from pg_class where relnamespace = 'migrated'::regnamespace and relkind = 'r' loop
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
          where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('select (select count(*) from public.%1$I) = (select count(*) from migrated.%1$I)
          and not exists (select %2$s from public.%1$I except select %2$s from migrated.%1$I)', name, columns) into is_same;
        filled := array_remove(filled, quote_ident(name));
        continue when is_same;
        execute format('delete from public.%I', name);
        execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from migrated.%1$I', name, columns);
      end loop;
      foreach t in array filled loop execute 'delete from ' || t; end loop;
    end $$`);
}

const ownTables = `select oid::regclass from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migration'`;
