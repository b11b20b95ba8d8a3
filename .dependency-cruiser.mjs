// Who may import whom, from one table. Everything else about the structure follows from the folders.
const layers = [
  { name: 'contract', folder: 'packages/contract', may: [], packages: ['zod'] },
  { name: 'domain', folder: 'packages/domain', may: ['packages/contract'], packages: [] },
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
];

// Lowest first: a domain of the API may import only from tiers below its own.
const tiers = [
  ['market', 'identity', 'careers'],
  ['store', 'content', 'catalogue', 'media'],
  ['loyalty', 'promotion', 'gift-card', 'stock', 'address', 'wishlist', 'notify-me'],
  ['basket'],
  ['shipping', 'payment'],
  ['order'],
  ['returns', 'checkout'],
  // Collects and erases what every other domain keeps about a shopper.
  ['account'],
  // Look at everything, and nothing looks at them.
  ['doctor'],
  ['home', 'find'],
];

const ours = '^(packages|apps|demo)/';
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

const tierRules = tiers.map((names, index) => ({
  name: `api-tier-${index}-never-imports-upward`,
  severity: 'error',
  from: { path: `${api}(${names.join('|')})/`, pathNot: tests },
  to: { path: `${api}(${tiers.slice(index).flat().join('|')})/`, pathNot: `${api}$1/` },
}));

export default {
  forbidden: [
    ...layerRules,
    ...tierRules,
    {
      name: 'a-store-is-private',
      severity: 'error',
      comment: "Only a domain's own files may touch its queries; others call its verbs.",
      from: { path: `${api}([^/]+)/` },
      to: { path: `${api}[^/]+/store\\.ts$`, pathNot: `${api}$1/` },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
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
