import { openDb } from '../db/open-db.ts';
import { keepCurrent } from './keep-current.ts';
import { readRevision } from './revision.ts';

// The second process of keep-current.test.ts: says what it holds, and again whenever that changes.
const { db, pool } = await openDb(process.argv[2]!);
const tell = (state: string) => void process.send?.(state);
const log = { info() {}, warn: console.warn, error: console.error };
const kept = await keepCurrent({ pool, db, name: 'content', load: (from) => readRevision(from, 'content'), onChange: tell, log });
tell(kept.current());
