/** Imports go one way (docs/adr/0001-packages-and-import-rules.md). */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|sandboxes|apps|tests|bench|scripts)/', pathNot: [from, ...allowed] },
});

const pkg = (name) => `^packages/${name}/`;

const sandbox = (name) => `^sandboxes/${name}-sandbox/`;

const server = '^apps/server/src/';

const web = '^apps/web/src/';

/** Tests run a part with more around it: they stand above all folders. */
const TESTS = ['\\.test\\.tsx?$', '/testing/'];

/** What each module of the server may import of other modules: exactly these files. */
const serverModules = (neighbours) => [
  ...Object.entries(neighbours).map(([name, allowed]) => ({
    name: `server-${name}-neighbours`,
    severity: 'error',
    from: { path: `${server}modules/${name}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `${server}modules/`,
      pathNot: [`${server}modules/${name}/`, ...allowed.map((file) => `${server}modules/${file}\\.ts$`)],
    },
  })),
  {
    name: 'server-modules-are-listed',
    comment: 'A new module says here what it may import.',
    severity: 'error',
    from: {
      path: `${server}modules/`,
      pathNot: [`${server}modules/(${Object.keys(neighbours).join('|')})/`, '\\.test\\.ts$'],
    },
    to: { path: `${server}modules/` },
  },
  {
    name: 'server-modules-below-the-application',
    severity: 'error',
    from: { path: `${server}modules/`, pathNot: '\\.test\\.ts$' },
    to: { path: `${server}(app|listening|mails|server|main)\\.ts$` },
  },
];

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
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
        pathNot: [
          '\\.test\\.tsx?$',
          '/testing/',
          '^tests/',
          '^bench/',
          '^scripts/',
          '^packages/[^/]+/scripts/',
          '\\.config\\.ts$',
        ],
      },
      to: { path: ['\\.test\\.tsx?$', '/testing/', '^tests/', '^bench/'] },
    },
    {
      name: 'not-past-exports',
      comment: 'A package is entered by its name, and so only where its exports allow it.',
      severity: 'error',
      from: { path: '^(packages|sandboxes|apps)/([^/]+)/' },
      to: {
        path: '^(packages|sandboxes|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    only('templates-know-nothing', pkg('templates'), []),
    only('program-files-know-nothing', pkg('program-files'), []),
    only('company-sees-program-files', pkg('company'), [pkg('program-files')]),
    only('messages-know-nothing', pkg('messages'), []),
    only('plan-is-the-root', pkg('plan'), [pkg('templates')]),
    only('charts-see-plan', pkg('charts'), [pkg('plan')]),
    only('forecast-sees-plan', pkg('forecast'), [pkg('plan')]),
    only('packs-see-forecast', pkg('packs'), [pkg('forecast'), pkg('plan')]),
    only('workbook-sees-packs', pkg('workbook'), [
      pkg('forecast'),
      pkg('packs'),
      pkg('plan'),
      pkg('messages'),
      pkg('program-files'),
    ]),
    {
      ...only('samples-see-packs', pkg('samples'), [
        pkg('forecast'),
        pkg('packs'),
        pkg('plan'),
        pkg('messages'),
      ]),
      from: { path: pkg('samples'), pathNot: [...TESTS, '/scripts/'] },
    },
    {
      ...only('contract-sees-plan', pkg('contract'), [pkg('plan'), pkg('templates')]),
      from: { path: pkg('contract'), pathNot: TESTS },
    },
    only('document-below-server', pkg('document'), [
      pkg('program-files'),
      pkg('plan'),
      pkg('templates'),
      pkg('messages'),
      pkg('charts'),
      pkg('contract'),
      pkg('forecast'),
      pkg('packs'),
      pkg('samples'),
    ]),
    only('stripe-sandbox-sees-messages', sandbox('stripe'), [pkg('messages')]),
    only('google-sandbox-sees-messages', sandbox('google'), [pkg('messages'), pkg('program-files')]),
    only('places-sandbox-knows-nothing', sandbox('places'), []),
    only('server-not-to-web', '^apps/server/', ['^packages/', '^sandboxes/']),
    only('web-not-to-server-or-document', '^apps/web/', [
      '^scripts/cover-files\\.ts$',
      pkg('company'),
      pkg('plan'),
      pkg('templates'),
      pkg('messages'),
      pkg('charts'),
      pkg('contract'),
      pkg('forecast'),
      pkg('packs'),
      pkg('samples'),
      pkg('forecast'),
      pkg('packs'),
    ]),
    only('operator-sees-what-web-shares', '^apps/operator/', [
      `${web}shared/`,
      pkg('contract'),
      pkg('messages'),
      pkg('plan'),
    ]),
    {
      name: 'web-shared-knows-no-plan',
      comment: 'routes → features → workspace → shared.',
      severity: 'error',
      from: { path: `${web}shared/`, pathNot: TESTS },
      to: { path: `${web}(app|routes|features|workspace)/` },
    },
    {
      name: 'web-workspace-knows-no-feature',
      severity: 'error',
      from: { path: `${web}workspace/` },
      to: { path: `${web}(app|routes|features)/` },
    },
    {
      name: 'web-features-are-apart',
      severity: 'error',
      from: { path: `${web}features/([^/]+)/` },
      to: { path: `${web}(app|routes|features)/`, pathNot: `${web}features/$1/` },
    },
    {
      name: 'web-files-stand-in-folders',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: web,
        pathNot: `${web}((app|routes|offline)/|(features|workspace|shared)/[^/]+/)`,
      },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: `${server}platform/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${server}(modules/|config/|[^/]+\\.ts$)` },
    },
    ...serverModules({
      addresses: [],
      announcements: [],
      accounts: ['entitlement/entitlement'],
      billing: [
        'entitlement/entitlement',
        'accounts/account-repository',
        'accounts/new-account',
        'legal/filled-text',
      ],
      'co-authors': [
        'accounts/account-repository',
        'accounts/schema',
        'plans/co-author-repository',
        'plans/plan-change-repository',
        'plans/plan-handover',
        'plans/plan-policy',
        'plans/plan-repository',
        'plans/plan-streams',
        'plans/schema',
      ],
      comments: [
        'accounts/account-repository',
        'plans/co-author-repository',
        'plans/plan-handover',
        'plans/plan-list',
        'plans/plan-policy',
        'plans/plan-repository',
        'plans/plan-streams',
        'plans/schema',
        'shares/share-repository',
        'shares/share-service',
      ],
      documents: [],
      entitlement: [],
      health: ['documents/render-task'],
      legal: [],
      operator: [
        'accounts/account-repository',
        'accounts/account-service',
        'accounts/accounts',
        'accounts/email-confirmation-service',
        'accounts/owner-check',
        'accounts/session-repository',
        'accounts/user',
        'announcements/announcement-service',
        'billing/billing-repository',
        'billing/schema',
        'plans/schema',
      ],
      plans: [
        // A plan's owner may be another account than its caller's.
        'accounts/account-repository',
        'accounts/schema',
        'entitlement/entitlement',
        'documents/content-bodies',
        'documents/render-task',
        'documents/saved-document',
      ],
      settings: ['accounts/google-identity', 'accounts/open-identity-provider', 'addresses/address-provider'],
      shares: [
        'accounts/account-repository',
        'accounts/schema',
        'plans/plan-documents',
        'plans/plan-policy',
        'plans/plan-repository',
        'plans/schema',
        'plans/version-keeping',
      ],
      versions: [
        'accounts/account-repository',
        'plans/plan-content',
        'plans/plan-documents',
        'plans/plan-folding',
        'plans/plan-handover',
        'plans/plan-policy',
        'plans/plan-repository',
        'plans/schema',
        'plans/version-keeping',
      ],
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '/\\.react-router/', '\\+types/', '^bench/document/peers/'] },
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
