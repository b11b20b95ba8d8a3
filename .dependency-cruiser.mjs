import { readdirSync } from 'node:fs';

// Who may import whom, from two tables: which package may use which, and on which floor each folder of an app stands.
const layers = [
  { name: 'contract', folder: 'packages/contract', may: [], packages: ['zod'] },
  { name: 'domain', folder: 'packages/domain', may: ['packages/contract'], packages: ['@formatjs/icu-messageformat-parser'] },
  { name: 'ui', folder: 'packages/ui', may: [], packages: ['react', 'react-dom'] },
  {
    name: 'blocks',
    folder: 'packages/blocks',
    may: ['packages/contract', 'packages/domain', 'packages/ui'],
    packages: ['react', 'react-dom'],
  },
  { name: 'api', folder: 'apps/api', may: ['packages/contract', 'packages/domain'] },
  { name: 'storefront', folder: 'apps/storefront', may: ['packages/contract', 'packages/domain', 'packages/ui', 'packages/blocks'] },
  { name: 'studio', folder: 'apps/studio', may: ['packages/contract', 'packages/domain', 'packages/ui', 'packages/blocks'] },
  // Stands for strangers: what it shared with the shop, it could not catch the shop getting wrong.
  { name: 'psp', folder: 'apps/psp', may: [] },
  { name: 'demo', folder: 'demo', may: ['packages/contract', 'packages/domain', 'apps/api'] },
  { name: 'shop', folder: 'apps/shop', may: ['packages', 'apps', 'demo'] },
  // Nothing above may import these three. A journey knows the shop from outside, as a browser does.
  { name: 'e2e', folder: 'e2e', may: ['packages', 'apps/psp'] },
  { name: 'bench', folder: 'bench', may: ['packages', 'apps', 'demo'] },
  { name: 'scripts', folder: 'scripts', may: ['packages', 'apps/api'] },
];

// Highest first. A floor of an app is a list of steps, highest first too; a step is a list of folders (or files beside them). An arrow, of
// types as well, only runs down: a folder imports from lower steps and floors, never from its own step or a higher one.
const floors = [
  {
    floor: 'composition',
    api: [
      'harness',
      'app.ts',
      'server',
      'config.ts schedule-housekeeping.ts ports sitemap feed',
      'page',
      'home studio-search',
      'market-health ledger-audit config backup',
      'figures',
    ],
    storefront: [
      'harness',
      'entry-client.tsx entry-server.tsx react-first.ts trace-entry.ts',
      'app.tsx page-language.ts trace-calls.ts',
      'pages',
      'layouts',
      'navigation visit',
    ],
    studio: ['main.tsx', 'app'],
  },
  { floor: '6', api: ['account', 'checkout'], storefront: ['checkout account'], studio: ['home studio-search'] },
  {
    floor: '5',
    api: [
      'mailing',
      'support order-mail carrier loyalty price-drop notify-me',
      'invoice returns draft-order handover collect device',
      'fulfilment',
      'order',
    ],
    storefront: ['returns', 'order'],
    studio: ['customers market-health loyalty mailings figures', 'orders releases baskets cases draft-orders', 'returns'],
  },
  {
    floor: '4',
    api: ['payment shipping parcel retail'],
    storefront: ['product listing payment'],
    studio: [
      'ab-tests gift-cards stores collect devices staff-discounts redirects feeds',
      'promotions categories products search notify-me',
    ],
  },
  {
    floor: '3',
    api: ['basket analytics'],
    storefront: ['basket'],
    studio: ['pages looks badges makers foreign-scripts', 'banners', 'spots', 'editor navigation size-guides terms markets'],
  },
  {
    floor: '2',
    api: ['search club consent promotion gift-card stock address wishlist recommendation market-copy'],
    storefront: ['content', 'recommendation search club address careers support notify-me store', 'wishlist sign-in'],
    studio: ['audit translations', 'flags pickers', 'media team security identity'],
  },
  {
    floor: '1',
    api: ['content assortment', 'picture-fetch', 'media', 'product-picture', 'catalogue store'],
    storefront: ['map', 'analytics foreign-scripts', 'consent', 'flyout', 'catalogue', 'device', 'session', 'toast'],
    studio: ['settings', 'drafts', 'fields lists preview plot'],
  },
  {
    floor: 'ground',
    api: [
      'identity market careers redirect',
      'drafts',
      'mail',
      'jobs shared-cache',
      'revision audit',
      'http',
      'storage',
      'shop',
      'db published share-picture',
      'file pdf cache telemetry secret boot-error.ts',
    ],
    storefront: ['form', 'shell', 'lib', 'service-worker'],
    studio: ['shell', 'lib', 'texts'],
  },
];

// Apps whose column is enforced. In the others a folder must stand in the table, but an arrow may still run upwards.
const strict = ['api', 'storefront', 'studio'];

const ours = '^(packages|apps|demo|e2e|bench|scripts)/';
const tests = '\\.(test|fixture)\\.tsx?$|/harness/|/test-';
const api = '^apps/api/src/';

const layerRules = layers.flatMap(({ name, folder, may, packages }) => [
  {
    name: `${name}-imports-only-below`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: tests },
    to: { path: ours, pathNot: `^(${[folder, ...may].join('|')})/` },
  },
  ...(packages
    ? [
        {
          name: `${name}-needs-no-other-package`,
          severity: 'error',
          from: { path: `^${folder}/`, pathNot: tests },
          to: {
            dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
            pathNot: packages.map((one) => `node_modules/(@types/)?${one}/`).join('|') || '^$',
          },
        },
      ]
    : []),
]);

const apps = ['api', 'storefront', 'studio'];
for (const app of apps) refuseUnlisted(app);

const floorRules = strict.flatMap((app) => {
  const steps = stepsOf(app);
  return steps.map(({ floor, names }, index) => ({
    name: `${app}-floor-${floor}-never-imports-upward`,
    severity: 'error',
    from: { path: `^apps/${app}/src/(${patternOf(names)})`, pathNot: tests },
    to: {
      path: `^apps/${app}/src/(${patternOf(steps.slice(0, index + 1).flatMap((step) => step.names))})`,
      pathNot: `^apps/${app}/src/$1`,
    },
  }));
});

/** The steps of an app, highest first. */
function stepsOf(app) {
  return floors.flatMap(({ floor, [app]: steps }) => steps.map((step) => ({ floor, names: step.split(' ') })));
}

function patternOf(names) {
  return names.map((name) => (name.includes('.') ? `${name.replaceAll('.', '\\.')}$` : `${name}/`)).join('|');
}

/** A new folder gets its floor on the day that it is made: without one, its arrows could run anywhere. */
function refuseUnlisted(app) {
  const folder = new URL(`apps/${app}/src/`, import.meta.url);
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /(?<!\.test)\.tsx?$/.test(entry.name))
    .map(({ name }) => name);
  const listed = stepsOf(app).flatMap(({ names }) => names);
  const missing = found.filter((name) => !listed.includes(name));
  const gone = listed.filter((name, index) => !found.includes(name) || listed.indexOf(name) !== index);
  if (missing.length > 0) throw new Error(`No floor in .dependency-cruiser.mjs for ${missing.join(', ')} of apps/${app}/src.`);
  if (gone.length > 0)
    throw new Error(`.dependency-cruiser.mjs gives a floor to ${gone.join(', ')}, which apps/${app}/src has not, or twice.`);
}

export { floors, strict };

export default {
  forbidden: [
    ...layerRules,
    ...floorRules,
    {
      name: 'a-store-is-private',
      severity: 'error',
      comment: "Only a domain's own files may touch its queries; others call its verbs.",
      from: { path: `${api}([^/]+)/` },
      to: { path: `${api}[^/]+/store\\.ts$`, pathNot: `${api}$1/` },
    },
    { name: 'no-circles', severity: 'error', comment: 'Of types neither.', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
