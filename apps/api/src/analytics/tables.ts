import type { CollectedEventName, FunnelStep, VitalMetric } from '@selvedge/contract/analytics-collect.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { bigint, date, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredEvent } from './stored-event.ts';
import type { TestPart } from './taken-batch.ts';

/** Counts are of visitors who agreed to analytics; where only some visits are sampled, one stands for many. Days and hours are UTC. (0178) */
const count = () => bigint({ mode: 'number' }).notNull();

export const analyticsBatchTable = pgTable('analytics_batch', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  market: text().notNull(),
  visit: bigint({ mode: 'bigint' }).notNull(),
  weight: smallint().notNull(),
  test: jsonb().$type<TestPart>(),
  events: jsonb().$type<StoredEvent[]>().notNull(),
});

export const analyticsVisitTable = pgTable(
  'analytics_visit',
  {
    day: date().notNull(),
    market: text().notNull(),
    visit: bigint({ mode: 'bigint' }).notNull(),
    /** One bit for each of `funnelSteps`. */
    steps: smallint().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.market, row.visit] })],
);

/** How often each event happened, by hour, market and kind of page. `page_view` are the pages seen. */
export const analyticsHourTable = pgTable(
  'analytics_hour',
  {
    hour: timestamp({ withTimezone: true }).notNull(),
    market: text().notNull(),
    pageKind: text('page_kind').$type<PageAlias>().notNull(),
    event: text().$type<CollectedEventName>().notNull(),
    events: count(),
  },
  (row) => [primaryKey({ columns: [row.hour, row.market, row.pageKind, row.event] })],
);

/** Of each style: seen in a list, chosen there, page looked at, put into a basket, bought (pieces). */
export const analyticsProductDayTable = pgTable(
  'analytics_product_day',
  {
    day: date().notNull(),
    market: text().notNull(),
    style: text().notNull(),
    impressions: count().default(0),
    clicks: count().default(0),
    views: count().default(0),
    adds: count().default(0),
    purchases: count().default(0),
  },
  (row) => [primaryKey({ columns: [row.day, row.market, row.style] })],
);

/** Visits that reached a step, each counted once a day. `visit` are all of them: conversion is `purchase` over `visit`. */
export const analyticsFunnelDayTable = pgTable(
  'analytics_funnel_day',
  {
    day: date().notNull(),
    market: text().notNull(),
    step: text().$type<FunnelStep>().notNull(),
    visits: count(),
  },
  (row) => [primaryKey({ columns: [row.day, row.market, row.step] })],
);

/** Histograms of what browsers measured; `readQuantile` of the domain reads p50, p75 and p95 from them. */
export const analyticsVitalDayTable = pgTable(
  'analytics_vital_day',
  {
    day: date().notNull(),
    market: text().notNull(),
    pageKind: text('page_kind').$type<PageAlias>().notNull(),
    metric: text().$type<VitalMetric>().notNull(),
    bucket: smallint().notNull(),
    visits: count(),
  },
  (row) => [primaryKey({ columns: [row.day, row.market, row.pageKind, row.metric, row.bucket] })],
);
