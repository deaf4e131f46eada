const { readdirSync } = require('node:fs');

/** Who may import whom. Run by `npm run check:deps`; the README's map says what each folder is for. */
const test = '\\.(test|samples)\\.tsx?$|/testing/';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const modules = 'src/server/modules';

/** Tables that modules of the server use besides the one of their own name. */
const furtherTables = {
  // Who made a key, and who pays for it, come in the statement that finds it by its secret.
  'api-keys': ['accounts', 'workspaces'],
  // What people are called is kept with what they did.
  audit: ['accounts'],
  auth: ['accounts', 'workspaces'],
  // Imports of reports are listed with what the people who made them are called, and numbers by ad with what the ads are.
  campaigns: ['accounts', 'adDays', 'ads', 'reportImports'],
  // Labels are one set, whether campaigns or ads have them.
  labels: ['ads', 'campaigns'],
  limits: ['rateLimits'],
  mail: ['mails'],
  // Who made a link is listed with it, codes are mailed because of who pays for it, and decisions are about ads as they are.
  proofs: ['accounts', 'ads', 'workspaces'],
  // Choices of columns are listed with what the people who made them are called.
  'report-columns': ['accounts'],
  // A team is a workspace, and its people are accounts: lists of either come in one statement with what they are called.
  teams: ['accounts', 'workspaces'],
  'template-library': ['templates'],
  // Who is told of a webhook, and who pays for it.
  webhooks: ['teams', 'workspaces'],
};

const inCamelCase = (name) => name.replace(/-(.)/g, (_hyphen, letter) => letter.toUpperCase());

/** What another module's tables hold is asked of that module. */
const tablesAreAskedFor = (module) =>
  forbid(
    'modules-have-tables-of-their-own',
    'ask the module whose tables they are',
    { path: `^${modules}/${module}/`, pathNot: test },
    {
      path: '^src/server/db/tables/',
      pathNot: `/(${[inCamelCase(module), ...(furtherTables[module] ?? [])].join('|')})\\.ts$`,
    },
  );

module.exports = {
  forbidden: [
    // Both sides
    forbid(
      'no-cycles',
      'of types neither: move the type to a file of its own; only what is generated knows the transport that it is injected into',
      {},
      { circular: true, viaOnly: { pathNot: '/generated/' } },
    ),
    forbid(
      'no-runtime-cycles',
      'nor with what is generated, unless by its types alone',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-cycles-by-later-code',
      'what is fetched later knows nothing of who fetches it, not even its types',
      {},
      { circular: true, via: { dependencyTypes: ['dynamic-import'] } },
    ),
    forbid(
      'resolvable',
      'an import that resolves to nothing; what the build makes may not be there yet',
      {},
      { couldNotResolve: true, pathNot: '^(\\.\\./)*dist/' },
    ),
    forbid(
      'sides-meet-in-openapi',
      'share openapi.yaml, not code',
      { path: '^src/(client|server)/' },
      { path: '^src/(client|server)/', pathNot: '^src/$1/' },
    ),
    forbid('ad-kit-is-a-leaf', 'it knows neither side', { path: '^src/ad-kit/' }, { path: '^src/(client|server)/' }),
    forbid(
      'ad-kit-does-no-io',
      'it runs in the browser and in Node',
      { path: '^src/ad-kit/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid('scripts-are-leaves', 'nothing imports a script', { path: '^src/' }, { path: '^scripts/' }),
    forbid(
      'generated-is-private',
      'go through api/, contract/ or the fake backend',
      { path: '^src/', pathNot: '^src/client/api/|^src/server/contract/' },
      { path: '/generated/', pathNot: '^src/client/testing/generated/' },
    ),
    forbid(
      'tests-stay-in-tests',
      'product code never imports test code',
      { path: '^src/', pathNot: '^src/browser-tests/|' + test },
      { path: test },
    ),
    // Client: lib < api < redux < components < domain < features < app
    forbid(
      'lib-is-a-leaf',
      'lib imports only lib',
      { path: '^src/client/lib/', pathNot: test },
      { path: '^src/client/', pathNot: '^src/client/lib/' },
    ),
    forbid(
      'api-knows-no-screen',
      'api imports only lib',
      { path: '^src/client/api/', pathNot: test },
      { path: '^src/client/(components|domain|redux|theme)/' },
    ),
    forbid(
      'redux-is-thin',
      'typed wrappers only',
      { path: '^src/client/redux/', pathNot: test },
      { path: '^src/client/(components|domain|features|theme)/' },
    ),
    forbid(
      'components-are-plain',
      'props in, events out',
      { path: '^src/client/(components|theme)/', pathNot: test },
      { path: '^src/client/(api|domain|redux)/' },
    ),
    forbid(
      'features-are-islands',
      'parts that two features need move down to domain/',
      { path: '^src/client/features/([^/]+)/' },
      { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    ),
    forbid(
      'only-app-sees-features',
      'app composes features',
      { path: '^src/client/(api|components|domain|lib|redux|theme)/', pathNot: test },
      { path: '^src/client/features/' },
    ),
    forbid(
      'nothing-runs-app',
      'app is the top',
      { path: '^src/client/[^/]+/', pathNot: '^src/client/app/|' + test },
      { path: '^src/client/app/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'root-state-through-redux',
      'take RootState from redux/types',
      { path: '^src/client/[^/]+/', pathNot: '^src/client/(app|redux)/|' + test },
      { path: '^src/client/app/', dependencyTypes: ['type-only'] },
    ),
    // Server: handlers > services > repositories > db
    forbid(
      'handlers-call-services',
      'no SQL and no repository in a handler',
      { path: '\\.handlers\\.ts$' },
      { path: '^src/server/db/|\\.repository\\.ts$' },
    ),
    forbid(
      'services-know-no-http',
      'a service runs without Fastify',
      { path: '\\.(service|repository|port)\\.ts$' },
      { path: '^src/server/(http|contract)/|\\.handlers\\.ts$|node_modules/@?fastify' },
    ),
    forbid(
      'services-write-no-sql',
      'SQL lives in repositories',
      { path: '\\.service\\.ts$' },
      { path: '^src/server/db/(?!unitOfWork)' },
    ),
    forbid(
      'driver-stays-in-db',
      'only db/ knows pg and PGlite',
      { path: '^src/server/', pathNot: '^src/server/db/|' + test },
      { path: 'node_modules/(pg|@electric-sql)/' },
    ),
    forbid(
      'queries-stay-in-repositories',
      'only db/ and repositories build queries',
      { path: '^src/server/', pathNot: '^src/server/db/|\\.repository\\.ts$|' + test },
      { path: 'node_modules/drizzle-orm/' },
    ),
    forbid(
      'modules-meet-at-services',
      'never at another repository',
      { path: '^src/server/modules/([^/]+)/', pathNot: test },
      { path: '^src/server/modules/', pathNot: '^src/server/modules/$1/|\\.(service|port|types)\\.ts$' },
    ),
    ...readdirSync(modules).map(tablesAreAskedFor),
    forbid(
      'providers-behind-ports',
      'main wires providers in',
      { path: '^src/server/', pathNot: '^src/server/(providers/|main\\.ts)|' + test },
      { path: '^src/server/providers/' },
    ),
    forbid(
      'nothing-runs-the-server',
      'modules.ts lists the modules, and only what puts them together knows the list',
      { path: '^src/server/[^/]+/', pathNot: test },
      { path: '^src/server/(app|jobs|main|modules|services)\\.ts$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^\\.cache/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
