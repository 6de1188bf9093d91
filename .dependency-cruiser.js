/** Imports go one way (docs/adr/0001-packages-and-import-rules.md). */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|tests|bench|scripts)/', pathNot: [from, ...allowed] },
});

const pkg = (name) => `^packages/${name}/`;

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^pdfmake/interfaces' },
    },
    {
      name: 'not-to-undeclared',
      severity: 'error',
      from: { pathNot: ['\\.config\\.ts$', '^scripts/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-not-to-tests',
      severity: 'error',
      from: {
        pathNot: ['\\.test\\.tsx?$', '/testing/', '^tests/', '^bench/', '^scripts/', '\\.config\\.ts$'],
      },
      to: { path: ['\\.test\\.tsx?$', '/testing/', '^tests/', '^bench/'] },
    },
    {
      name: 'not-past-exports',
      comment: 'A package is entered by its name, and so only where its exports allow it.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypesNot: ['aliased-workspace'] },
    },
    only('templates-know-nothing', pkg('templates'), []),
    only('company-knows-nothing', pkg('company'), []),
    only('messages-know-nothing', pkg('messages'), []),
    only('plan-is-the-root', pkg('plan'), [pkg('templates')]),
    only('charts-see-plan', pkg('charts'), [pkg('plan')]),
    only('samples-see-plan', pkg('samples'), [pkg('plan')]),
    only('contract-sees-plan', pkg('contract'), [pkg('plan'), pkg('templates')]),
    only('document-below-server', pkg('document'), [
      pkg('plan'),
      pkg('templates'),
      pkg('messages'),
      pkg('charts'),
      pkg('contract'),
      pkg('samples'),
    ]),
    only('stripe-sandbox-sees-messages', pkg('stripe-sandbox'), [pkg('messages')]),
    only('server-not-to-web', '^apps/server/', ['^packages/']),
    only('web-not-to-server-or-document', '^apps/web/', [
      pkg('company'),
      pkg('plan'),
      pkg('templates'),
      pkg('messages'),
      pkg('charts'),
      pkg('contract'),
      pkg('samples'),
    ]),
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(app|routes|features)/' },
    },
    {
      name: 'web-features-are-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(app|routes|features)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '/\\.react-router/', '\\+types/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
