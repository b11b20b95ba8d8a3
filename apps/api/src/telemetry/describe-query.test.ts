import { expect, test } from 'vitest';
import { describeQuery } from './describe-query.ts';

test.each([
  ['select "id" from "basket" where "id" = $1', 'select basket', 'select "id" from "basket" where "id" = $1'],
  [
    "update mail set to_address = 'a@b.example', tries = 12 where x = 'it''s'",
    'update mail',
    'update mail set to_address = ?, tries = ? where x = ?',
  ],
  ["select 'never closed, secret", 'select', 'select ?'],
  ['\n  insert into order_line (id)\n  values ($1)', 'insert order_line', 'insert into order_line (id) values ($1)'],
  ['begin', 'begin', 'begin'],
])('%s is named and shown without values', (text, name, shown) => {
  expect(describeQuery(text)).toMatchObject({ name, shown });
});
