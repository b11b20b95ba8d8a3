import { describe, expect, test } from 'vitest';
import { BootError } from './boot-error.ts';
import { clock, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SHOP_URL: 'https://shop.example',
  SESSION_SECRET: 'a'.repeat(32),
  SERVICE_KEY: 'b'.repeat(32),
  PREVIEW_SECRET: 'c'.repeat(32),
};

describe('the environment', () => {
  test('needs nothing for a first start', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: 'localhost', shopUrl: 'http://localhost:3000', seed: true, isDataDirDefault: true });
    expect(config.dataDir).toMatch(/\.data$/);
    expect(config.databaseUrl).toBeUndefined();
    expect(config.drainMs).toBe(0);
  });

  test('of a part of a shop names what it shares with the others', () => {
    const read = (env: Record<string, string>) => () => readConfig(env);
    expect(read({ ROLE: 'waiter' })).toThrow('ROLE: expected all, web or worker');
    expect(read({ SEARCH_URL: 'http://localhost:9306' })).toThrow('SEARCH_URL: expected an address such as sphinxql://');
    expect(read({ SEARCH_SHARDS: 'sphinxql://10.0.0.1:9306' })).toThrow('SEARCH_URL: is missing');
    expect(read({ ROLE: 'web' })).toThrow('DATABASE_URL: is missing; ROLE=web shares');
    const shared = { DATABASE_URL: 'postgres://u:p@db/shop' };
    expect(readConfig({ ROLE: 'web', ...shared }).role).toBe('web');
    expect(read({ ROLE: 'worker', ...shared })).toThrow('PSP_URL: name the payment sandbox of the web process');
    expect(readConfig({ ROLE: 'worker', ...shared, PSP_URL: 'http://localhost:3001' }).role).toBe('worker');
    expect(readConfig({ ...production, ROLE: 'worker', ...shared }).payment.sandbox).toBeUndefined();
  });

  test('names a collector, or nothing is traced', () => {
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(readConfig({ OTEL_SERVICE_NAME: 'shop' }).telemetry).toBeUndefined();
    expect(readConfig(traced).telemetry).toEqual({ endpoint: 'http://collector:4318', service: 'selvedge', share: 1, role: 'all' });
    expect(readConfig({ ...traced, OTEL_TRACES_SAMPLER_ARG: '0.05' }).telemetry?.share).toBe(0.05);
    for (const share of ['2', '-1', '1.5', 'some'])
      expect(refusal({ ...traced, OTEL_TRACES_SAMPLER_ARG: share })).toContain('OTEL_TRACES_SAMPLER_ARG: expected a share from 0 to 1');
    expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toContain('OTEL_EXPORTER_OTLP_ENDPOINT: expected an address');
  });

  test('is taken over where it is given', () => {
    const config = readConfig({
      PORT: '3100',
      DATABASE_URL: 'postgres://u:p@db/shop',
      DATA_DIR: '/srv/shop',
      SHOP_URL: 'https://shop.example/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      SEED: 'off',
    });
    expect(config).toMatchObject({
      port: 3100,
      metricsPort: 13100,
      metricsHost: '127.0.0.1',
      databaseUrl: 'postgres://u:p@db/shop',
      dataDir: '/srv/shop',
      isDataDirDefault: false,
      shopUrl: 'https://shop.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      seed: false,
    });
  });

  test('may hold empty variables, which count as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('with several mistakes is refused with all of them named at once', () => {
    const message = refusal({
      NODE_ENV: 'staging',
      PORT: '70000',
      DATABASE_URL: 'mysql://user:hush@db/shop',
      SHOP_URL: 'https://shop.example/path',
      TRUSTED_PROXIES: '10.0.0.0/8,proxy',
      CLOCK_OFFSET_MS: '1.5',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['NODE_ENV', 'PORT', 'DATABASE_URL', 'SHOP_URL', 'TRUSTED_PROXIES', 'CLOCK_OFFSET_MS', 'LOG_LEVEL']) {
      expect(message).toContain(`${name}`);
    }
    expect(message.split('\n')).toHaveLength(8);
  });

  test('never shows a password in its complaint', () => {
    expect(refusal({ DATABASE_URL: 'mysql://user:hush@db/shop' })).not.toContain('hush');
    expect(refusal({ ...production, SESSION_SECRET: 'hush' })).not.toContain('hush');
  });
});

describe('in production', () => {
  test('a complete environment is accepted, and no demo is seeded', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, seed: false, host: '0.0.0.0' });
  });

  test('missing secrets are refused', () => {
    const message = refusal({ NODE_ENV: 'production' });
    expect(message).toMatch(/SESSION_SECRET: is missing/);
    expect(message).toMatch(/SERVICE_KEY: is missing/);
    expect(message).toMatch(/PREVIEW_SECRET: is missing/);
    expect(message).toMatch(/SHOP_URL: is missing/);
  });

  test('the default secrets are refused', () => {
    const { sessionSecret } = readConfig({});
    expect(refusal({ ...production, SESSION_SECRET: sessionSecret })).toMatch(/SESSION_SECRET: is the default/);
  });

  test('short secrets are refused', () => {
    expect(refusal({ ...production, SERVICE_KEY: 'b'.repeat(31) })).toMatch(/SERVICE_KEY: is too short/);
  });

  test('one secret for two purposes is refused', () => {
    expect(refusal({ ...production, PREVIEW_SECRET: production.SERVICE_KEY })).toMatch(/PREVIEW_SECRET: is the same as SERVICE_KEY/);
  });

  test('a shifted clock is refused', () => {
    expect(refusal({ ...production, CLOCK_OFFSET_MS: '1' })).toMatch(/CLOCK_OFFSET_MS: is refused in production/);
  });

  test('a known password for the Studio is refused', () => {
    expect(refusal({ ...production, DEMO_STAFF_PASSWORD: 'a long password' })).toMatch(/DEMO_STAFF_PASSWORD: is refused in production/);
  });
});

describe('an address that others can reach', () => {
  test.each(['0.0.0.0', '::', '192.168.1.20', 'shop.example', '127.0.0.1.example'])(
    '%s is refused as long as nobody says what the shop is run for',
    (HOST) => {
      expect(refusal({ HOST })).toMatch(/NODE_ENV: is unset, but HOST=.* can be reached from elsewhere; set NODE_ENV=production/);
      expect(refusal({ HOST, NODE_ENV: ' ' })).toContain('NODE_ENV: is unset');
      expect(readConfig({ HOST, NODE_ENV: 'development' })).toMatchObject({ host: HOST });
    },
  );

  test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', ''])('%s needs no word', (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ isProduction: false });
  });
});

test('the clock can be moved outside production', () => {
  const tenYears = 10 * 365 * 86_400_000;
  const moved = clock(readConfig({ CLOCK_OFFSET_MS: String(tenYears) }))();
  expect(moved.getFullYear()).toBeGreaterThan(new Date().getFullYear() + 8);
});

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(BootError);
    return (error as Error).message;
  }
  throw new Error('The environment was accepted.');
}

test('ways past a pooler and to replicas go with a database of one’s own', () => {
  const url = 'postgres://u:p@db/shop';
  expect(() => readConfig({ DATABASE_REPLICA_URL: url })).toThrow('DATABASE_REPLICA_URL: goes with DATABASE_URL');
  expect(() => readConfig({ DATABASE_DIRECT_URL: url })).toThrow('DATABASE_DIRECT_URL: goes with DATABASE_URL');
  expect(() => readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: 'mysql://db' })).toThrow('DATABASE_REPLICA_URL: expected an address');
  expect(readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }).databaseDirectUrl).toBe(url);
});
