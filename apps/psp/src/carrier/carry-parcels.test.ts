import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPsp } from '../open-psp.ts';
import { carryParcels } from './carry-parcels.ts';

async function open() {
  const opened = await openPsp({ port: 0, file: join(mkdtempSync(join(tmpdir(), 'psp-')), 'ledger.jsonl'), origins: ['http://shop.test'] });
  onTestFinished(() => opened.stop());
  return carryParcels(opened.psp);
}

test('parcels that are booked at the same moment have numbers of their own', async () => {
  const { book, find } = await open();
  const references = Array.from({ length: 20 }, (_, at) => `order ${at}`);
  const booked = await Promise.all(references.map((reference) => book({ reference, way: 'home' })));
  expect(new Set(booked.map(({ trackingNumber }) => trackingNumber)).size).toBe(20);
  expect(booked.map(({ trackingNumber }) => find(trackingNumber)?.reference)).toEqual(references);
});

test('what is booked again, also at the same moment, is the same parcel', async () => {
  const { book } = await open();
  const asked = { reference: 'order 1', way: 'home' as const };
  const [one, other] = await Promise.all([book(asked), book(asked)]);
  expect(other.trackingNumber).toBe(one.trackingNumber);
  expect((await book(asked)).trackingNumber).toBe(one.trackingNumber);
});
