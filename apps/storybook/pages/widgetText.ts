import type { FleetType, Role } from 'fleet-portal-api-client/contract/access'
import { guidance, type WidgetTag } from './guidance.ts'
import { widgetEntry, type Call, type Member, type Property, type WidgetEntry } from './widgetInventory.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const code = (text: string) => (text ? `\`${text}\`` : '')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const propertyTable = (properties: readonly Property[]) =>
  table(
    ['Property', 'Attribute', 'Type', 'Meaning'],
    properties.map(({ name, attribute, type, text }) => [
      code(name),
      code(attribute ?? ''),
      code(type),
      text,
    ]),
  )

const memberTable = (head: string, members: readonly Member[]) =>
  table(
    [head, 'Meaning'],
    members.map(({ name, text }) => [code(name), text]),
  )

/** The names of roles and fleet types, or `all`. */
const namesOf = (names: readonly (Role | FleetType)[], count: number) =>
  names.length === count ? 'all' : names.length === 0 ? 'none' : names.join(', ')

const callTable = (calls: readonly Call[]) =>
  table(
    ['Call', 'Kind', 'Access', 'Roles', 'Fleets'],
    calls.map(({ name, kind, access, roles, fleetTypes }) => [
      code(name),
      kind,
      access.includes('_') || /^[A-Z]/.test(access) ? access.split(' or ').map(code).join(' or ') : access,
      namesOf(roles, 5),
      namesOf(fleetTypes, 4),
    ]),
  )

function propertyText({ properties }: WidgetEntry): string {
  const own = properties.filter(({ isCommon }) => !isCommon)
  const common = properties.filter(({ isCommon }) => isCommon)
  return [
    ...(own.length > 0 ? ['Its own:', propertyTable(own)] : []),
    ...(common.length > 0
      ? [
          own.length > 0 ? 'Common to most widgets:' : 'All are common to most widgets:',
          propertyTable(common),
        ]
      : []),
  ].join('\n\n')
}

const embedText = (tag: WidgetTag, { component, area, properties }: WidgetEntry) => {
  const hasFleet = properties.some(({ name }) => name === 'fleetId')
  return `In a page with React, below one \`FleetPortalProvider\`:

\`\`\`tsx
import { ${component} } from 'fleet-portal-kit/${area}'

<${component}${hasFleet ? ' fleetId={fleetId}' : ''} />
\`\`\`

In any other page, inside of \`<fleet-portal>\`:

\`\`\`html
<${tag}${hasFleet ? ' fleet-id="flt_1"' : ''}></${tag}>
\`\`\``
}

/** The part of a widget's page from its code to its calls, as Markdown. */
export function apiText(tag: WidgetTag): string {
  const entry = widgetEntry(tag)
  const { methods, events, slots, calls } = entry
  const { use, avoid } = guidance[tag]
  return [
    '## Embed it',
    embedText(tag, entry),
    '## Do and don’t',
    '### Do',
    list(use),
    '### Don’t',
    list(avoid),
    '## Properties',
    propertyText(entry),
    '## Methods',
    methods.length > 0
      ? `Of the ref in React, and of the element.\n\n${memberTable('Method', methods)}`
      : 'It has no methods.',
    '## Events',
    'The element dispatches them. In React, `onEvent` of the provider receives those of the kit.',
    memberTable('Event', events),
    '## Slots',
    `In the element: ${slots.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)).join(' ')} In React, the property \`slots\` replaces the loading, error and empty states.`,
    '## Calls and access',
    calls.length > 0
      ? `A part of the widget whose call the user may not make is not shown. Your server decides; the table is the default.\n\n${callTable(calls)}`
      : 'It makes no calls.',
  ].join('\n\n')
}
