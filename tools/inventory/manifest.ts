import { portalSettings } from './elements.ts'
import { docs, portalInterfaces, type MemberDoc } from './sourceDocs.ts'
import { eventDocs } from './uses.ts'
import { fieldsOf, type Field, type WidgetEntry } from './widgets.ts'

const classNameOf = (tag: string) =>
  `${tag.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Element`

const module = 'dist/elements/index.js'

/** An element as its manifest describes it. */
export interface ElementEntry {
  tag: string
  text: string
  fields: readonly Field[]
  methods: readonly (readonly [string, MemberDoc])[]
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
    text: eventDocs.get(name)?.text ?? '',
  })),
  { name: 'fleet-event', type: 'CustomEvent<FleetEvent>', text: 'Any of these events.' },
]

/** The events of the provider itself. */
export const portalEvents = ['session.ended', 'call.failed']

export const portalEntry: ElementEntry = {
  tag: 'fleet-portal',
  text: 'Provides the session, the data and the settings to all widgets below it.',
  fields: fieldsOf(portalSettings, portalInterfaces),
  methods: [...(docs.get('FleetPortalHandle') ?? [])],
  events: fleetEvents(portalEvents),
  slot: 'The page, with widgets anywhere in it.',
}

/** The methods of the elements of widgets. */
export const handle = docs.get('WidgetHandle') ?? new Map<string, MemberDoc>()

const callbackTexts: Record<string, string> = {
  change: 'The user selected or cleared an option: `{ option, item }`.',
  blur: 'The focus left the field.',
  close: 'The user finished or cancelled. Remove the element then.',
}

export const entryOf = ({ tag, text, fields, hasHandle, events, callbacks }: WidgetEntry): ElementEntry => ({
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

/** The manifest of custom elements: https://github.com/webcomponents/custom-elements-manifest. */
export const manifestOf = (entries: readonly ElementEntry[]) => ({
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
