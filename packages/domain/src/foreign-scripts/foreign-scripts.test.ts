import { ForeignScripts, foreignScriptNames } from '@selvedge/contract/foreign-scripts.ts';
import { PageAlias } from '@selvedge/contract/page.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrivatePage } from '../page/is-private-page.ts';
import { checkScripts } from './check-scripts.ts';
import { chooseScripts } from './choose-scripts.ts';
import { hostsOfScripts } from './hosts-of-scripts.ts';
import { isHostAllowed } from './is-host-allowed.ts';
import { mayRunOn } from './may-run-on.ts';

const on = { conversionScript: true, sizingAssistant: true, sizeScript: true };
const monitoring = { script: 'https://rum.example/rum.js', appId: 'a-1', clientToken: 'pub1', serviceName: 'shop' };
const whole = ForeignScripts.parse({
  tagManager: { id: 'GTM-AB12CD', hosts: ['https://*.collect.example', 'https://other.example'] },
  monitoring,
  conversionTesting: { script: 'https://try.example/a.js' },
  sizingAssistant: { script: '/assist.js' },
  sizeScript: { script: 'https://sizes.example/s.js' },
});
const allowed = ['https://www.googletagmanager.com', 'https://*.collect.example', 'https://rum.example', 'https://try.example'];

test('ANA-016 to ANA-020 a market runs what it has set, switched on, and the operator allows', () => {
  expect(chooseScripts({ settings: whole, toggles: on, allowed })).toEqual({
    tagManager: { script: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD' },
    monitoring: { ...monitoring, site: '', share: 100, replayShare: 0 },
    conversionTesting: { script: 'https://try.example/a.js' },
    sizingAssistant: { script: '/assist.js' },
  });
  const off = { conversionScript: false, sizingAssistant: false, sizeScript: false };
  expect(Object.keys(chooseScripts({ settings: whole, toggles: off, allowed })!)).toEqual(['tagManager', 'monitoring']);
  expect(chooseScripts({ settings: ForeignScripts.parse({}), toggles: on, allowed })).toBeUndefined();
  expect(chooseScripts({ settings: undefined, toggles: on, allowed })).toBeUndefined();
});

test('pages may ask the hosts that were named and allowed, and no others', () => {
  const scripts = chooseScripts({ settings: whole, toggles: on, allowed })!;
  expect(hostsOfScripts({ settings: whole, scripts, allowed }).sort()).toEqual([...allowed].sort());
});

test.each([
  ['https://a.example', ['https://a.example'], true],
  ['https://a.example/x.js?y', ['https://a.example'], true],
  ['https://a.example.evil.example', ['https://a.example'], false],
  ['https://evil.example/https://a.example', ['https://a.example'], false],
  ['http://a.example', ['https://a.example'], false],
  ['https://a.example:8443', ['https://a.example'], false],
  ['https://b.a.example', ['https://*.a.example'], true],
  ['https://*.b.a.example', ['https://*.a.example'], true],
  ['https://a.example', ['https://*.a.example'], false],
  ['https://evila.example', ['https://*.a.example'], false],
  ['/own.js', [], true],
])('%s by %j: %s', (address, list, is) => {
  expect(isHostAllowed(address, list)).toBe(is);
});

test.each([
  'https://a.example/x y.js',
  "https://a.example/x';script-src *",
  'http://a.example/x.js',
  'javascript:alert(1)',
  'https://*.a.example/x.js',
  '/\\evil.example/x.js',
  '//evil.example/x.js',
])('%s is no address of a script', (script) => {
  expect(ForeignScripts.safeParse({ conversionTesting: { script } }).success).toBe(false);
});

test('nothing that could end a directive of the policy is a host', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const host = `https://a.example${text}`;
      const isTaken = ForeignScripts.safeParse({ tagManager: { hosts: [host] } }).success;
      return !isTaken || !/[\s;,'"]/.test(host);
    }),
  );
});

test('ANA-031 on the payment page and where somebody signs in nothing runs; those that count come as far as the receipt', () => {
  const runsOn = (alias: PageAlias) => foreignScriptNames.filter((name) => mayRunOn(name, alias));
  for (const alias of ['checkoutPaymentPage', 'loginPage', 'accountPage', 'trackOrderPage', 'returnItemsPage', 'unsubscribePage'] as const)
    expect(runsOn(alias), alias).toEqual([]);
  for (const alias of PageAlias.options.filter((each) => !isPrivatePage(each))) expect(runsOn(alias)).toEqual([...foreignScriptNames]);
  expect(runsOn('checkoutShippingPage')).toEqual(['tagManager', 'monitoring']);
  expect(runsOn('receiptPage')).toEqual(['tagManager', 'monitoring', 'sizeScript']);
});

test('ANA-018 monitoring has all of its facts or none', () => {
  expect(checkScripts(whole)).toEqual([]);
  expect(checkScripts(ForeignScripts.parse({}))).toEqual([]);
  const half = ForeignScripts.parse({ monitoring: { ...monitoring, serviceName: '', appId: '' } });
  expect(checkScripts(half).map(({ at }) => at)).toEqual(['monitoring.appId', 'monitoring.serviceName']);
  expect(chooseScripts({ settings: half, toggles: on, allowed })).toBeUndefined();
});
