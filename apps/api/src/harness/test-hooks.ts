import { afterEach, beforeEach } from 'vitest';
import { beginTest, endTest } from './lent-apps.ts';

// Vitest's setup file: first before each test, and last after it.
beforeEach(beginTest);
afterEach(endTest);
