/*
 * Who may import whom. Each rule says why. No rule names a single area, so a new area needs no line here.
 *
 *   contract <- client <- money flow <- provider <- foundation <- fleet <- headless <- pieces <- areas <- entries <- host, storybook, e2e
 *   format <- locales <- provider
 *   contract <- sandbox
 *
 * tools/dependencies.mjs plants a violation of every rule, and fails if a rule does not find its own.
 */
const client = '^packages/api-client/src'
const kit = '^packages/fleet-portal-kit/src'
const sandbox = '^apps/sandbox/'
/** Files that are not shipped: tests, stories, and helpers that only they use. */
const notShipped = '\\.(test|stories)\\.tsx?$|/testing(/|\\.ts$)|ForTest\\.ts$|Scene\\.tsx?$|Story\\.tsx?$'
/** What the contract and the programs that share it are made of. */
const shared = `${client}/(contract/|money\\.ts|openapi(/|\\.ts$))`
const library = (name) => `(^|/)node_modules/${name}(/|$)|^${name}(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-unresolvable',
      comment: 'An import that cannot be resolved breaks at run time.',
      severity: 'error',
      // Preludes of snippets import as the snippets do, from the folder that the check writes them to.
      from: { pathNot: '^tools/snippets/preludes/' },
      // The asset of a bundler, and the types of the OpenAPI document, are made before they are used.
      to: { couldNotResolve: true, pathNot: '\\?url$|\\.cache/openapi/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Files that import each other are one file, or need a third. Types may: they are gone at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-before-client',
      comment: 'Client and server share the contract. It imports neither.',
      severity: 'error',
      from: { path: shared, pathNot: notShipped },
      to: { path: `${client}/(client/|moneyFlow/|index\\.ts)` },
    },
    {
      name: 'client-needs-zod-only',
      comment: 'The client runs in any program: without React and other libraries.',
      severity: 'error',
      from: { path: client, pathNot: notShipped },
      to: { pathNot: `${client}|${library('zod')}` },
    },
    {
      name: 'openapi-texts-stay-out',
      comment: 'The texts of the OpenAPI document are for people, and 40 KB that no page may load.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: [notShipped, '^packages/api-client/src/openapi(/|\\.ts$)'].flat(),
      },
      to: { path: '^packages/api-client/src/openapi(/|\\.ts$)' },
    },
    {
      name: 'format-is-plain',
      comment: 'Formats are functions of values: no React, no sentences, no settings.',
      severity: 'error',
      from: { path: `${kit}/format/`, pathNot: notShipped },
      to: { pathNot: `${kit}/format/|${client}/money\\.ts|${library('date-fns')}` },
    },
    {
      name: 'locales-before-provider',
      comment: 'Sentences import formats, and types. They are read by every other room.',
      severity: 'error',
      from: { path: `${kit}/locales/`, pathNot: notShipped },
      to: {
        path: `${kit}/(provider|foundation|fleet|headless|pieces|areas)/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'provider-is-the-base',
      comment: 'The provider imports the client. It draws no components of the other rooms.',
      severity: 'error',
      from: { path: `${kit}/provider/`, pathNot: notShipped },
      to: { path: `${kit}/(foundation|fleet|headless|pieces|areas)/` },
    },
    {
      name: 'foundation-knows-no-fleet',
      comment: 'The foundation would serve any portal: no contract, no fleet, and only general sentences.',
      severity: 'error',
      from: { path: `${kit}/foundation/`, pathNot: notShipped },
      to: {
        path: `${client}/contract/|${kit}/(fleet|headless|pieces|areas|locales)/`,
        pathNot: `${kit}/locales/[^/]+/(ui|errors|edits|bulk|dayPresets|listView|session|shortcuts|nextSteps)\\.ts$`,
      },
    },
    {
      name: 'fleet-before-pieces',
      comment: 'The fleet room serves every area, and imports none of them.',
      severity: 'error',
      from: { path: `${kit}/fleet/`, pathNot: notShipped },
      to: {
        path: `${kit}/(headless|pieces|areas|locales)/`,
        pathNot: `${kit}/locales/[^/]+/(ui|errors|imports|exports|edits|bulk|dayPresets|listView|session|nextSteps)\\.ts$`,
      },
    },
    {
      name: 'headless-draws-nothing',
      comment: 'Partners who draw their own UI load no component, no style and no form library.',
      severity: 'error',
      from: { path: `${kit}/headless/`, pathNot: notShipped },
      to: {
        path: `${kit}/(pieces|areas)/|${library('(styled-components|react-hook-form|lucide)')}|\\.tsx$`,
      },
    },
    {
      name: 'pieces-before-areas',
      comment: 'A piece serves two or more areas, and imports none of them.',
      severity: 'error',
      from: { path: `${kit}/pieces/`, pathNot: notShipped },
      to: { path: `${kit}/areas/` },
    },
    {
      name: 'areas-are-peers',
      comment: 'Areas do not import each other. What two areas need is a piece.',
      severity: 'error',
      from: { path: `${kit}/areas/([^/]+)/` },
      to: { path: `${kit}/areas/`, pathNot: `${kit}/areas/$1/` },
    },
    {
      name: 'entries-are-for-outside',
      comment: 'Files of the kit import each other, and not the entry that exports them.',
      severity: 'error',
      from: {
        path: `${kit}/(format|provider|foundation|fleet|headless|pieces|areas|locales)/`,
        pathNot: notShipped,
      },
      to: { path: `${kit}/index\\.ts$` },
    },
    {
      name: 'kit-without-router',
      comment: 'Partners have their own router. The kit calls the navigation adapter.',
      severity: 'error',
      from: { path: kit, pathNot: notShipped },
      to: { path: library('(react-router|react-router-dom|next|@tanstack/react-router)') },
    },
    {
      name: 'kit-ships-no-sandbox',
      comment: 'Shipped files import neither the sandbox nor anything that is made for tests.',
      severity: 'error',
      from: { path: kit, pathNot: notShipped },
      to: { path: `${sandbox}|${kit}/.*(/testing/|\\.(test|stories)\\.tsx?$)` },
    },
    {
      name: 'sandbox-knows-the-contract',
      comment: 'The sandbox shares the contract with the kit, and nothing else.',
      severity: 'error',
      from: { path: sandbox, pathNot: notShipped },
      to: { path: '^packages/', pathNot: shared },
    },
    {
      name: 'packages-before-apps',
      comment: 'A package that imports an app cannot be published.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: notShipped },
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
        // Examples are not part of the workspace: they install the published packages.
        '^examples/',
        '^bench/peers/page/',
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
