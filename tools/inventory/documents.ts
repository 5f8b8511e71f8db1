import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Access } from '../../packages/api-client/src/contract/access.ts'
import { contract } from '../../packages/api-client/src/contract/index.ts'
import { widgetDefinitions } from './elements.ts'
import { manifest, root } from './folders.ts'
import { handle, portalEntry, portalEvents } from './manifest.ts'
import type { Field, WidgetEntry } from './widgets.ts'

const levelOf = (access: Access): string => {
  if (access === 'public') return 'everyone'
  if (access === 'session') return 'every signed-in user'
  if (!('anyOf' in access)) return `\`${access.feature}\` ${access.level}`
  const features = access.anyOf.map((one) => levelOf(one)).join(' or ')
  return access.fleetFeature ? `${features}, and the fleet has \`${access.fleetFeature}\`` : features
}

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

/** The text of docs/widgets.md. */
export function widgetsDocument(widgets: readonly WidgetEntry[]): string {
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

/** The text of docs/llms.txt. */
export function llmsText(widgets: readonly WidgetEntry[]): string {
  const entries = Object.keys(manifest.exports).filter((name) => manifest.exports[name] !== null)
  const documents = readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== 'widgets.md')
    .toSorted()
  return `# fleet-portal-kit

> ${manifest.description}

The kit is for pages of any framework. In React: one \`FleetPortalProvider\` and a component for each widget. Without React: \`<fleet-portal>\` and an element for each widget. \`fleet-portal-api-client\` is the typed client of the same API, for browsers and Node.

## Quick start with React

\`\`\`tsx
import { FleetPortalProvider, type SessionSource } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'

const headers = { 'Content-Type': 'application/json' }
const getSession: SessionSource = async ({ reason, signal }) => {
  const body = JSON.stringify({ reason })
  const response = await fetch('/fleet-session', { method: 'POST', headers, body, signal })
  if (response.status === 204 || response.status === 401) return null
  if (!response.ok) throw new Error(\`/fleet-session answered with \${response.status}.\`)
  return response.json()
}

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
