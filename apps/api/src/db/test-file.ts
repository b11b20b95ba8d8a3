import { afterAll } from 'vitest';
import { leaveTestDb } from './test-database.ts';

// Vitest's setup file: files share a process, and with it every module, but not a database.
afterAll(leaveTestDb);
