/// <reference types="vite/client" />
import { contract } from 'fleet-portal-api-client/contract'
import {
  fleetTypes,
  isAvailableForFleetType,
  roleAllows,
  roles,
  type FleetType,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import { describeAccess } from 'fleet-portal-api-client/contract/describeAccess'
import manifest from '../../../packages/fleet-portal-kit/custom-elements.json'
import { widgetDefinitions } from '../../../packages/fleet-portal-kit/src/elements/definitions.ts'
import calls from './calls.json'
import type { WidgetTag } from './guidance.ts'

/** A property, an event or a method, with its documentation in the source. */
export interface Member {
  name: string
  type: string
  text: string
}

export interface Property extends Member {
  attribute: string | undefined
  /** Whether `FleetDrivers` has it, as most widgets have. */
  isCommon: boolean
}

export interface Call {
  name: string
  kind: string
  /** The feature and the level that the call requires. */
  access: string
  /** The roles of the default permission table that may make the call. */
  roles: readonly Role[]
  fleetTypes: readonly FleetType[]
}

export interface WidgetEntry {
  component: string
  area: string
  /** The id of its page. */
  page: string
  text: string
  properties: readonly Property[]
  methods: readonly Member[]
  events: readonly Member[]
  slots: readonly Member[]
  calls: readonly Call[]
}

/** A declaration of `custom-elements.json`. */
interface Declaration {
  tagName: string
  description: string
  attributes: readonly { name: string; fieldName: string }[]
  members: readonly {
    kind: string
    name: string
    type?: { text: string }
    return?: { type: { text: string } }
    description: string
  }[]
  events: readonly { name: string; type: { text: string }; description: string }[]
  slots: readonly { name: string; description: string }[]
}

const declarations = manifest.modules.flatMap((module) => module.declarations as readonly Declaration[])

function callOf(name: string): Call {
  const endpoint = contract.get(name as Parameters<typeof contract.get>[0])
  if (!endpoint) throw new Error(`The contract has no ${name}. Run \`npm run inventory\`.`)
  const { kind, access } = endpoint
  return {
    name,
    kind,
    access: describeAccess(access).replace(/:.*/, ''),
    roles: roles.filter((role) => roleAllows(access, role)),
    fleetTypes: fleetTypes.filter((type) => isAvailableForFleetType(access, type)),
  }
}

/** The places of the widgets, which `makePages` has found in the source. */
const [places] = Object.values(
  import.meta.glob<Record<WidgetTag, { area: string; page: string }>>('../.cache/pages/widgets.json', {
    eager: true,
    import: 'default',
  }),
)

/** The API of a widget: from its element, its documentation in the source and the calls in its code. */
export function widgetEntry(tag: WidgetTag): WidgetEntry {
  const { component } = widgetDefinitions[tag]
  const declaration = declarations.find(({ tagName }) => tagName === tag)
  if (!declaration) throw new Error(`custom-elements.json has no ${tag}. Run \`npm run inventory\`.`)
  const { attributes, members, events, slots } = declaration
  const place = places?.[tag]
  if (!place) throw new Error(`makePages has written no page of ${tag}.`)
  return {
    component,
    ...place,
    text: declaration.description,
    properties: members
      .filter(({ kind }) => kind === 'field')
      .map(({ name, type, description }) => ({
        name,
        type: type?.text ?? '',
        text: description,
        attribute: attributes.find(({ fieldName }) => fieldName === name)?.name,
        isCommon: name in widgetDefinitions['fleet-drivers'].settings,
      })),
    methods: members
      .filter(({ kind }) => kind === 'method')
      .map(({ name, return: result, description }) => ({
        name: `${name}()`,
        type: result?.type.text ?? '',
        text: description,
      })),
    events: events.map(({ name, type, description }) => ({ name, type: type.text, text: description })),
    slots: slots.map(({ name, description }) => ({ name, type: '', text: description })),
    calls: calls[tag].map(callOf),
  }
}
