import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const job = pgTable('job', {
  id: text().primaryKey(),
  title: text().notNull(),
  department: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  employment: text().notNull(),
  text: text().notNull(),
  url: text().notNull(),
  published: boolean().notNull().default(true),
});
