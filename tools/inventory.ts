/*
 * Writes the inventory of the widgets from their definitions: `custom-elements.json` of the kit, docs/widgets.md, docs/llms.txt,
 * and the calls of each element for the pages of Storybook. Calls and events are those in the code that remains when a page bundles
 * the component alone. A use of an endpoint that only asks for its access is no call.
 *
 *   npm run inventory              writes the files
 *   npm run inventory -- --check   fails if they differ, or if a public component or a language has no element
 *
 * Both fail if docs/embedding.md does not name a component.
 */
import { build, type Plugin } from 'esbuild'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import type { Access } from '../packages/api-client/src/contract/access.ts'
import { contract } from '../packages/api-client/src/contract/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const kit = join(root, 'packages/fleet-portal-kit')
const sources = join(kit, 'src')

type Settings = Readonly<Record<string, string>>

/** The files of the elements, which are checked in the project of the kit. */
interface ElementSources {
  portalSettings: Settings
  widgetDefinitions: Readonly<
    Record<
      string,
      {
        load: () => unknown
        component: string
        settings: Settings
        hasHandle: boolean
        callbacks: Readonly<Record<string, string>>
      }
    >
  >
  languages: Readonly<Record<string, unknown>>
  attributeOf: (property: string) => string
}

const elementSources = await Promise.all(
  ['definitions', 'settings'].map((name) => import(join(sources, `elements/${name}.ts`)) as Promise<object>),
)
const { portalSettings, widgetDefinitions, languages, attributeOf } = Object.assign(
  {},
  ...elementSources,
) as ElementSources

/** Areas' components without an element: what they render is a function of React. */
const withoutElement = new Set(['PortalShell'])

// Documentation in the source

/** The members of interfaces and their documentation, by the name of the interface. */
const docs = new Map<string, Map<string, { text: string; type: string }>>()
/** The documentation of each exported component. */
const componentDocs = new Map<string, string>()

/** The text of a comment, without its tags. */
const textOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ - /g, ' ')
    .trim()

for (const path of globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.*', 'testing/**'] })) {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(sources, path), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  )
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      const members = statement.members.flatMap((member) => {
        if (!member.name) return []
        const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file)
        const signature = ts.isPropertySignature(member)
          ? (member.type?.getText(file) ?? 'unknown')
          : member.getText(file).slice(name.length)
        return [[name, { text: textOf(member), type: signature.replace(/\s+/g, ' ') }] as const]
      })
      docs.set(statement.name.text, new Map(members))
    }
    const name = ts.isFunctionDeclaration(statement)
      ? statement.name?.text
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText(file)
        : undefined
    if (name && /^[A-Z]/.test(name) && path.startsWith('areas')) componentDocs.set(name, textOf(statement))
  }
}

/** The interfaces that document the properties of widgets and of the provider, the most specific first. */
const widgetInterfaces = [
  'PickerFieldProps',
  'WidgetFormProps',
  'FleetWidgetProps',
  'ListControls',
  'WidgetProps',
  'WidgetSettings',
]
const portalInterfaces = ['FleetPortalElementSettings', 'PageSession', 'OwnClient', 'FleetPortalSettings']
/** What `<fleet-portal>` has of its own. */
docs.set(
  'FleetPortalElementSettings',
  new Map([
    [
      'sessionUrl',
      {
        text: 'The endpoint of your page that answers a POST with `{ token, expiresAt }`, or with `null` if no user is signed in. `getSession` wins over it.',
        type: 'string',
      },
    ],
    ['client', { text: 'Your own `ApiClient`, in place of `apiUrl` and `getSession`.', type: 'ApiClient' }],
    [
      'language',
      { text: 'A language, or the name of one: `fil`. Default: English.', type: 'Language | string' },
    ],
  ]),
)

function documentationOf(property: string, interfaces: readonly string[]): { text: string; type: string } {
  const found = interfaces.map((name) => docs.get(name)?.get(property)).find(Boolean)
  if (!found?.text)
    throw new Error(`The property ${property} has no documentation in ${interfaces.join(', ')}.`)
  return found
}

// Code of each component

/** Replaces each endpoint by a mark with its name. So esbuild leaves out the endpoints that a component does not use. */
const markEndpoints: Plugin = {
  name: 'mark-endpoints',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]contract[\\/]\w+\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /= (?:\/\* @__PURE__ \*\/ )?defineEndpoint\(\{\s+name: ('\w+'),[\s\S]*?\n\}\)/g,
        '= { markedEndpoint: $1 }',
      ),
    }))
  },
}

/** Loads of a file on demand only the export that is named beside the import: `lazyWithRetry(() => import('./Form.tsx'), 'Form')`. */
const nameExports: Plugin = {
  name: 'name-exports',
  setup({ onLoad, onResolve }) {
    const namespace = 'one-export'
    onLoad({ namespace: 'file', filter: /[\\/]fleet-portal-kit[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /import\('([^']+)'\),(\s+)'(\w+)'/g,
        `import('${namespace}:$3:$1'),$2'$3'`,
      ),
    }))
    onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path, resolveDir }) => {
      const [, name = '', file = ''] = path.split(':')
      return { path: `${name}:${join(resolveDir, file)}`, namespace, sideEffects: false }
    })
    onLoad({ filter: /./, namespace }, ({ path }) => {
      const [name = '', file = ''] = path.split(':')
      return { contents: `export { ${name} } from './${basename(file)}'`, resolveDir: dirname(file) }
    })
  },
}

/** A file that a page loads. */
interface LoadedFile {
  path: string
  code: string
}

/** The files that a page loads for one export of the kit, on demand too. */
async function filesOf(name: string, file: string): Promise<LoadedFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './${file}'`, resolveDir: sources, loader: 'ts' },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: join(root, '.cache/inventory'),
    target: 'es2022',
    platform: 'browser',
    conditions: ['fleet-source'],
    packages: 'bundle',
    external: externals,
    plugins: [markEndpoints, nameExports],
    logLevel: 'error',
  })
  return outputFiles.map(({ path, text }) => ({ path, code: text }))
}

const manifest = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
  description: string
  exports: Record<string, unknown>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
/** All libraries. They make no calls of the API. */
const externals = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap((name) =>
  name === 'fleet-portal-api-client' ? [] : [name, `${name}/*`],
)

const eventDocs = docs.get('FleetEventMap')
if (!eventDocs) throw new Error('FleetEventMap is not found.')
const eventNames = [...eventDocs.keys()]

interface Use {
  calls: string[]
  events: string[]
}

/** The endpoint of a mark: `{ markedEndpoint: "listDrivers" }`. */
function markOf(node: ts.Expression | undefined): string | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const [property] = node.properties
  const isMark = property && ts.isPropertyAssignment(property) && property.name.getText() === 'markedEndpoint'
  return isMark && ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined
}

/** Whether an identifier only asks for access to an endpoint, or for its name, and does not call it. */
function asksForAccess(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'name'
  if (ts.isPropertyAssignment(parent)) {
    const component = parent.parent.parent
    const isRefusal = ts.isCallExpression(component) && component.arguments[0]?.getText() === 'RefusedState'
    return parent.name.getText() === 'requires' || isRefusal
  }
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    ['can', 'shows', 'blocked'].includes(parent.expression.name.text)
  )
}

/** The endpoints that files call. */
function callsIn(files: readonly LoadedFile[]): string[] {
  const parsed = files.map(({ path, code }) => ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true))
  /** The endpoints of each file by their names in it, and by the names that it exports. */
  const [names, exported] = [new Map<string, Map<string, string>>(), new Map<string, Map<string, string>>()]
  for (const file of parsed) {
    const own = new Map<string, string>()
    const shared = new Map<string, string>()
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          const endpoint = markOf(initializer)
          if (endpoint) own.set(name.getText(), endpoint)
        }
      }
      const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined
      if (!clause || !ts.isNamedExports(clause)) continue
      for (const { name, propertyName } of clause.elements) {
        const endpoint = own.get((propertyName ?? name).text)
        if (endpoint) shared.set(name.text, endpoint)
      }
    }
    names.set(file.fileName, own)
    exported.set(file.fileName, shared)
  }
  const calls = new Set<string>()
  for (const file of parsed) {
    const own = names.get(file.fileName) ?? new Map<string, string>()
    const visit = (node: ts.Node): void => {
      if (ts.isExportDeclaration(node)) return
      if (ts.isImportDeclaration(node)) {
        const shared = exported.get(
          join(dirname(file.fileName), (node.moduleSpecifier as ts.StringLiteral).text),
        )
        const bindings = node.importClause?.namedBindings
        if (!shared || !bindings || !ts.isNamedImports(bindings)) return
        for (const { name, propertyName } of bindings.elements) {
          const endpoint = shared.get((propertyName ?? name).text)
          if (endpoint) own.set(name.text, endpoint)
        }
        return
      }
      const endpoint = ts.isIdentifier(node) ? own.get(node.text) : undefined
      if (endpoint && ts.isIdentifier(node)) {
        const { parent } = node
        const isName =
          (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
          (ts.isVariableDeclaration(parent) && parent.name === node) ||
          (ts.isPropertyAssignment(parent) && parent.name === node)
        if (!isName && !asksForAccess(node)) calls.add(endpoint)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return [...calls].toSorted()
}

function useIn(files: readonly LoadedFile[]): Use {
  const code = files.map((file) => file.code).join('\n')
  return { calls: callsIn(files), events: eventNames.filter((name) => code.includes(`"${name}"`)) }
}

const levelOf = (access: Access): string => {
  if (access === 'public') return 'everyone'
  if (access === 'session') return 'every signed-in user'
  if (!('anyOf' in access)) return `\`${access.feature}\` ${access.level}`
  const features = access.anyOf.map((one) => levelOf(one)).join(' or ')
  return access.fleetFeature ? `${features}, and the fleet has \`${access.fleetFeature}\`` : features
}

// The widgets

interface Field {
  property: string
  attribute: string | undefined
  type: string
  text: string
}

const typeNames: Record<string, string> = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
  words: 'string',
}

const fieldsOf = (settings: Settings, interfaces: readonly string[]): Field[] =>
  Object.entries(settings).map(([property, type]) => {
    const documented = documentationOf(property, interfaces)
    return {
      property,
      attribute: type === 'value' ? undefined : attributeOf(property),
      type: typeNames[type] ?? documented.type,
      text: documented.text,
    }
  })

interface WidgetEntry extends Use {
  tag: string
  component: string
  area: string
  text: string
  hasHandle: boolean
  fields: Field[]
  callbacks: readonly string[]
}

const handle = docs.get('WidgetHandle') ?? new Map<string, { text: string; type: string }>()

/** The file of a component that an area exports. Esbuild would also write what the other files of the area load on demand. */
function fileOf(component: string, area: string): string {
  const index = readFileSync(join(sources, `areas/${area}/index.ts`), 'utf8')
  const [, file] =
    new RegExp(`export \\{[^}]*\\b${component}\\b[^}]*\\} from '\\./([^']+)'`).exec(index) ?? []
  if (!file) throw new Error(`The area ${area} does not export ${component}.`)
  return `areas/${area}/${file}`
}

async function readWidgets(): Promise<WidgetEntry[]> {
  return Promise.all(
    Object.entries(widgetDefinitions).map(async ([tag, definition]) => {
      const { component, settings, hasHandle, callbacks } = definition
      const [, area = ''] = /areas\/([\w-]+)\/index/.exec(definition.load.toString()) ?? []
      const use = useIn(await filesOf(component, fileOf(component, area)))
      const text = componentDocs.get(component)
      if (!text) throw new Error(`${component} has no documentation.`)
      return {
        tag,
        component,
        area,
        text,
        hasHandle,
        fields: fieldsOf(settings, [`${component}Props`, ...widgetInterfaces]),
        callbacks: Object.values(callbacks),
        ...use,
      }
    }),
  )
}

/** Public components and languages that no element offers. */
function missingElements(widgets: readonly WidgetEntry[]): string[] {
  const known = new Set(widgets.map(({ component }) => component))
  const areas = readdirSync(join(sources, 'areas'))
  const components = areas.flatMap((area) =>
    [
      ...readFileSync(join(sources, 'areas', area, 'index.ts'), 'utf8').matchAll(/^export \{([^}]+)\}/gm),
    ].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name)),
    ),
  )
  const locales = readdirSync(join(sources, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
  return [
    ...components
      .filter((name) => !known.has(name) && !withoutElement.has(name))
      .map((name) => `${name} has no element in elements/definitions.ts.`),
    ...locales
      .filter((name) => !Object.hasOwn(languages, name))
      .map((name) => `The language ${name} is not in elements/definitions.ts.`),
  ]
}

// What is written

const classNameOf = (tag: string) =>
  `${tag.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Element`

const module = 'dist/elements/index.js'

interface ElementEntry {
  tag: string
  text: string
  fields: readonly Field[]
  methods: readonly (readonly [string, { text: string; type: string }])[]
  events: readonly { name: string; type: string; text: string }[]
  slot: string
}

const declarationOf = ({ tag, text, fields, methods, events, slot }: ElementEntry) => ({
  kind: 'class',
  customElement: true,
  name: classNameOf(tag),
  tagName: tag,
  description: text,
  superclass: { name: 'HTMLElement' },
  attributes: fields.flatMap(({ attribute, property, type, text: description }) =>
    attribute ? [{ name: attribute, fieldName: property, type: { text: type }, description }] : [],
  ),
  members: [
    ...fields.map(({ property, type, text: description }) => ({
      kind: 'field',
      name: property,
      type: { text: type },
      description,
    })),
    ...methods.map(([name, { text: description, type }]) => ({
      kind: 'method',
      name,
      description,
      return: { type: { text: type.split('=>').at(-1)?.trim() ?? 'void' } },
    })),
  ],
  events: events.map(({ name, type, text: description }) => ({ name, type: { text: type }, description })),
  slots: [{ name: '', description: slot }],
})

const fleetEvents = (names: readonly string[]) => [
  ...names.map((name) => ({
    name: `fleet:${name}`,
    type: `CustomEvent<FleetEvent & { type: '${name}' }>`,
    text: eventDocs?.get(name)?.text ?? '',
  })),
  { name: 'fleet-event', type: 'CustomEvent<FleetEvent>', text: 'Any of these events.' },
]

const portalEvents = ['session.ended', 'call.failed']

const portalEntry: ElementEntry = {
  tag: 'fleet-portal',
  text: 'Provides the session, the data and the settings to all widgets below it.',
  fields: fieldsOf(portalSettings, portalInterfaces),
  methods: [...(docs.get('FleetPortalHandle') ?? [])],
  events: fleetEvents(portalEvents),
  slot: 'The page, with widgets anywhere in it.',
}

const callbackTexts: Record<string, string> = {
  change: 'The user selected or cleared an option: `{ option, item }`.',
  blur: 'The focus left the field.',
  close: 'The user finished or cancelled. Remove the element then.',
}

const entryOf = ({ tag, text, fields, hasHandle, events, callbacks }: WidgetEntry): ElementEntry => ({
  tag,
  text,
  fields,
  methods: hasHandle ? [...handle] : [],
  events: [
    ...fleetEvents(events),
    ...callbacks.map((name) => ({ name, type: 'CustomEvent', text: callbackTexts[name] ?? '' })),
  ],
  slot: 'Shown until the widget is loaded.',
})

const manifestOf = (entries: readonly ElementEntry[]) => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path: module,
      declarations: entries.map(declarationOf),
      exports: entries.map(({ tag }) => ({
        kind: 'custom-element-definition',
        name: tag,
        declaration: { name: classNameOf(tag), module },
      })),
    },
  ],
})

const cell = (text: string) => text.replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const fieldRows = (fields: readonly Field[]) =>
  fields.map(({ attribute, property, text }) => [
    attribute ? `\`${attribute}\`` : '',
    `\`${property}\``,
    text,
  ])

/** Properties that every widget, every widget of a fleet, or every list has are described once. */
function sharedFields(widgets: readonly WidgetEntry[]) {
  const common = new Set(Object.keys(widgetDefinitions['fleet-drivers']?.settings ?? {}))
  const fields = widgets.find(({ tag }) => tag === 'fleet-drivers')?.fields ?? []
  return { common, fields }
}

function widgetsDocument(widgets: readonly WidgetEntry[]): string {
  const { common, fields } = sharedFields(widgets)
  const isList = ({ fields: own }: WidgetEntry) => own.some(({ property }) => property === 'columns')
  const sections = widgets.map((widget) => {
    const own = widget.fields.filter(({ property }) => !common.has(property))
    const kind = isList(widget)
      ? 'A list: it has all common properties.'
      : widget.fields.some(({ property }) => property === 'fleetId')
        ? 'It has the common properties that are not of lists.'
        : 'It has the common properties that are not of lists, without `fleet-id`.'
    const calls = widget.calls.map((name) => {
      const endpoint = contract.get(name as Parameters<typeof contract.get>[0])
      if (!endpoint) throw new Error(`The contract has no ${name}.`)
      return [`\`${name}\``, endpoint.kind, levelOf(endpoint.access)]
    })
    const events = [
      ...widget.events.map((name) => `\`${name}\``),
      ...widget.callbacks.map((name) => `\`${name}\``),
    ]
    return [
      `## ${widget.component}`,
      widget.text,
      `Entry \`fleet-portal-kit/${widget.area}\`, element \`<${widget.tag}>\`${widget.hasHandle ? '' : ', without methods'}. ${kind}`,
      ...(own.length > 0 ? [table(['Attribute', 'Property', 'Meaning'], fieldRows(own))] : []),
      `Events: ${events.join(', ')}.`,
      calls.length > 0 ? table(['Call', 'Kind', 'Who may make it'], calls) : 'It makes no calls.',
    ].join('\n\n')
  })
  return `${[
    '# Widgets',
    'Every component that a page can embed, as a React component and as a custom element. `npm run inventory` writes this file from the source.',
    'The access of a call is a level on a feature of the permission table: a user whose role lacks it does not see the part that makes the call. Props of React have the names of the properties. Elements dispatch each event as `fleet:<name>`, and as `fleet-event`.',
    '## The provider',
    `\`FleetPortalProvider\` of \`fleet-portal-kit\`, element \`<fleet-portal>\`. Methods: ${portalEntry.methods.map(([name]) => `\`${name}()\``).join(', ')}. Its own events: ${portalEvents.map((name) => `\`${name}\``).join(', ')}.`,
    table(['Attribute', 'Property', 'Meaning'], fieldRows(portalEntry.fields)),
    '## Common properties',
    `Methods: ${[...handle.keys()].map((name) => `\`${name}()\``).join(', ')}.`,
    table(['Attribute', 'Property', 'Meaning'], fieldRows(fields)),
    ...sections,
  ].join('\n\n')}\n`
}

/** The title of a document. */
const titleOf = (file: string) =>
  /^# (.+)$/m.exec(readFileSync(join(root, 'docs', file), 'utf8'))?.[1] ?? file

function llmsText(widgets: readonly WidgetEntry[]): string {
  const entries = Object.keys(manifest.exports).filter((name) => manifest.exports[name] !== null)
  const documents = readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== 'widgets.md')
    .toSorted()
  return `# fleet-portal-kit

> ${manifest.description}

The kit is for pages of any framework. In React: one \`FleetPortalProvider\` and a component for each widget. Without React: \`<fleet-portal>\` and an element for each widget. \`fleet-portal-api-client\` is the typed client of the same API, for browsers and Node.

## Quick start with React

\`\`\`tsx
import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'

const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((answer) => answer.json())

export const Drivers = () => (
  <FleetPortalProvider apiUrl="https://api.example.ph" getSession={getSession}>
    <FleetDrivers fleetId="flt_1" />
  </FleetPortalProvider>
)
\`\`\`

## Quick start without React

Serve the folder \`dist/browser\` of the package.

\`\`\`html
<script type="module" src="/fleet-portal/loader.js"></script>
<fleet-portal api-url="https://api.example.ph" session-url="/fleet-session">
  <fleet-drivers fleet-id="flt_1"></fleet-drivers>
</fleet-portal>
\`\`\`

\`POST /fleet-session\` of your server answers with \`{ token, expiresAt }\` of its signed-in user, or with \`null\`.

## Entries

${entries.map((name) => `- \`fleet-portal-kit${name.slice(1)}\``).join('\n')}

## Components and elements

${widgets.map(({ component, area, tag, text }) => `- \`${component}\` of \`fleet-portal-kit/${area}\`, \`<${tag}>\`: ${text.split(/(?<=\.)\s/)[0]}`).join('\n')}

## Documents

- [Widgets](widgets.md): attributes, properties, events and calls of each
${documents.map((file) => `- [${titleOf(file)}](${file})`).join('\n')}
- [OpenAPI document](openapi.json)
`
}

// Main

const widgets = await readWidgets()
const problems = missingElements(widgets)
const pretty = async (path: string, text: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path })
const files = {
  'packages/fleet-portal-kit/custom-elements.json': JSON.stringify(
    manifestOf([portalEntry, ...widgets.map(entryOf)]),
  ),
  'docs/widgets.md': widgetsDocument(widgets),
  'docs/llms.txt': llmsText(widgets),
  'apps/storybook/pages/calls.json': JSON.stringify(
    Object.fromEntries(widgets.map(({ tag, calls }) => [tag, calls])),
  ),
}
const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
for (const { component } of widgets)
  if (!guide.includes(`\`${component}\``)) problems.push(`docs/embedding.md does not name ${component}.`)
const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(files)) {
  const path = join(root, name)
  const content = name.endsWith('.txt') ? text : await pretty(path, text)
  if (!isCheck) writeFileSync(path, content)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
    problems.push(`${name} differs from the source. Run \`npm run inventory\` and commit it.`)
  }
}
// A broken search would find nothing, and nothing would differ.
const calls = new Set(widgets.flatMap((widget) => widget.calls))
if (calls.size < 60) problems.push(`Only ${calls.size} calls of ${contract.size} are found in widgets.`)
for (const problem of problems) console.error(problem)
console.log(`${widgets.length} widgets, ${calls.size} of ${contract.size} calls`)
process.exitCode = problems.length > 0 ? 1 : 0
