import type { StoryObj } from '@storybook/react-vite'
import { fleetTypes, roles } from 'fleet-portal-api-client/contract/access'
import type { ComponentType } from 'react'
import { widgetDefinitions } from '../../../packages/fleet-portal-kit/src/elements/definitions.ts'
import { examples } from './examples.tsx'
import type { WidgetTag } from './guidance.ts'
import { networks } from './network.ts'
import type { PlaygroundArgs } from './playgroundScene.ts'
import { dataAmounts } from './seedFleet.ts'
import { widgetEntry } from './widgetInventory.ts'

/** The controls of a property, by its type in the table of elements. Objects and functions have none. */
const controls: Readonly<Record<string, object>> = {
  flag: { control: 'boolean' },
  text: { control: 'text' },
  number: { control: 'number' },
}
/** Properties of the page around the widget. Another value shows nothing new, or another fleet than that of the playground. */
const withoutControl = new Set(['fleetId', 'instanceId', 'urlPrefix'])

/** Controls of the properties of a widget that are texts, numbers or flags. */
function propertyControls(tag: WidgetTag) {
  const settings: Readonly<Record<string, string>> = widgetDefinitions[tag].settings
  return Object.fromEntries(
    widgetEntry(tag).properties.flatMap(({ name, text }) => {
      const control = controls[settings[name] ?? '']
      return control && !withoutControl.has(name)
        ? [[name, { ...control, description: text, table: { category: 'Widget' } }]]
        : []
    }),
  )
}

const scene = (description: string, options: readonly string[]) => ({
  description,
  options,
  control: { type: 'select' as const },
  table: { category: 'Scene' },
})

const sceneControls = {
  role: scene('The role of the signed-in user in the fleet.', roles),
  fleetType: scene(
    '`hedging` fleets buy litres in advance. The others pay at the pump from a wallet.',
    fleetTypes,
  ),
  data: scene('How much data the fleet has. `absurd` has the longest texts that are allowed.', dataAmounts),
  network: scene(
    'The connection to the server. `failing`: each call fails at the server. `offline`: the connection is lost after the first data.',
    networks,
  ),
}

type AnyProps = Readonly<Record<string, unknown>>

/** The story of a widget with controls of its user, its fleet, its data and its network. */
export function playground<Props extends object>(
  tag: WidgetTag,
  component: ComponentType<Props>,
): StoryObj<PlaygroundArgs> {
  const { portal = {}, fleetType = 'hedging', props = {}, Frame, isOverlay = false } = examples[tag] ?? {}
  const Widget = component as ComponentType<AnyProps>
  const isSignedOut = portal.as === null
  const { role: roleControl, ...publicControls } = sceneControls
  const scenes = isSignedOut ? publicControls : { role: roleControl, ...publicControls }
  const notProps = new Set(Object.keys(sceneControls))
  return {
    args: { role: 'portal-admin', fleetType, data: 'some', network: 'fast' },
    argTypes: {
      ...scenes,
      ...(isSignedOut && { role: { table: { disable: true } } }),
      ...propertyControls(tag),
    },
    parameters: {
      playground: portal,
      controls: { disable: false, expanded: true, disableSaveFromUI: true },
      chromatic: { disableSnapshot: true },
      docs: { story: isOverlay ? { inline: false, height: '640px' } : { inline: true, autoplay: false } },
    },
    render: (args) => {
      const given = Object.fromEntries(Object.entries(args).filter(([name]) => !notProps.has(name)))
      const all = { ...props, ...given }
      return Frame ? <Frame Widget={Widget} props={all} /> : <Widget {...all} />
    },
  }
}
