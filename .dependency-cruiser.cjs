/*
 * Who may import whom. Each rule says why; none names a single area, so a new one needs no line here.
 *
 *   contract <- client <- provider <- foundation <- pieces <- areas <- entries <- host, storybook, e2e
 *   sandbox -> contract only
 */
const client = '^packages/api-client/src'
const kit = '^packages/fleet-portal-kit/src'
const sandbox = '^apps/sandbox/'
/** Files that never ship: tests, stories and what only they use. */
const trial = '\\.(test|stories)\\.tsx?$|/testing(/|\\.ts$)'
const library = (name) => `(^|/)node_modules/${name}(/|$)|^${name}(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere breaks at run time.',
      severity: 'error',
      from: {},
      // A bundler's asset is made before the build and is no module.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'no-cycles',
      comment:
        'Files that need each other are one file, or miss a third. Types alone may: they are gone at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-before-client',
      comment: 'The contract is what both sides share; it knows neither.',
      severity: 'error',
      from: { path: `${client}/(contract/|reference/|money\\.ts|openapi\\.ts)`, pathNot: trial },
      to: { path: `${client}/(client/|index\\.ts)` },
    },
    {
      name: 'client-needs-zod-only',
      comment: 'The client runs in any program: no React, no other library.',
      severity: 'error',
      from: { path: client, pathNot: trial },
      to: { pathNot: `${client}|${library('zod')}` },
    },
    {
      name: 'provider-is-the-base',
      comment: 'The provider knows the client; it draws nothing of the foundation.',
      severity: 'error',
      from: { path: `${kit}/provider/`, pathNot: trial },
      to: { path: `${kit}/(foundation|pieces|areas|elements)/` },
    },
    {
      name: 'foundation-names-no-domain',
      comment: 'Machinery without a domain word: no pieces, no areas, and of the sentences only its own.',
      severity: 'error',
      from: { path: `${kit}/foundation/`, pathNot: trial },
      to: {
        path: `${kit}/(pieces|areas|elements|locales)/`,
        pathNot: `${kit}/locales/[^/]+/(ui|errors|imports|exports|edits|session|nextSteps)\\.ts$`,
      },
    },
    {
      name: 'pieces-before-areas',
      comment: 'A piece serves several areas and depends on none.',
      severity: 'error',
      from: { path: `${kit}/pieces/`, pathNot: trial },
      to: { path: `${kit}/(areas|elements)/` },
    },
    {
      name: 'areas-are-peers',
      comment: 'What two areas need is a piece.',
      severity: 'error',
      from: { path: `${kit}/areas/([^/]+)/` },
      to: { path: `${kit}/(areas|elements)/`, pathNot: `${kit}/areas/$1/` },
    },
    {
      name: 'entries-are-for-outside',
      comment: 'Inside the kit, files import each other and not the entry that gathers them.',
      severity: 'error',
      from: { path: `${kit}/(provider|foundation|pieces|areas|locales)/`, pathNot: trial },
      to: { path: `${kit}/index\\.ts$` },
    },
    {
      name: 'kit-without-router',
      comment: 'Partners have their own router; the kit asks the navigation adapter.',
      severity: 'error',
      from: { path: kit },
      to: { path: library('(react-router|react-router-dom|next|@tanstack/react-router)') },
    },
    {
      name: 'kit-ships-no-sandbox',
      comment: 'Only tests and stories of the kit may use the sandbox or what is made for tests.',
      severity: 'error',
      from: { path: kit, pathNot: trial },
      to: { path: `${sandbox}|${kit}/.*(/testing/|\\.(test|stories)\\.tsx?$)` },
    },
    {
      name: 'sandbox-knows-the-contract',
      comment: 'The back end shares the contract with the kit and nothing else.',
      severity: 'error',
      from: { path: sandbox, pathNot: trial },
      to: {
        path: '^packages/',
        pathNot: `${client}/(contract/|reference/|money\\.ts|openapi\\.ts)`,
      },
    },
    {
      name: 'packages-before-apps',
      comment: 'A package that needs an app cannot be published.',
      severity: 'error',
      from: { path: '^packages/', pathNot: trial },
      to: { path: '^(apps|e2e|bench|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^packages/[^/]+/dist/',
        '^apps/[^/]+/(dist|storybook-static|[.]data)/',
        '^[.]cache/',
        // A partner's page is no part of the workspace: it installs the packed packages.
        '^e2e/partners/[^/]+/page/',
      ],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['fleet-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
