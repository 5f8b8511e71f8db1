import { useMemo, type ReactNode } from 'react'
import type { MessageOverrides } from '../locales/messageOverrides.ts'
import type { BeforeAction } from './beforeAction.ts'
import type { FleetEvent } from './events.ts'
import { callHost } from './hostCalls.ts'
import { PortalContext, usePortal, type FleetPortalSlots, type PortalContextValue } from './portal.ts'

/** Settings of a provider that a single widget may replace. @since 0.1.0 */
export interface WidgetSettings {
  /** Called when something happens in this widget, before `onEvent` of the provider. */
  onEvent?: (event: FleetEvent) => void
  /** Decides about the actions of this widget, after `onBefore` of the provider has allowed them. */
  onBefore?: BeforeAction
  /** Whether the widget shows data only. Default: the setting of the provider. */
  isReadOnly?: boolean
  /** Your own components in this widget. Those that are missing come from the provider. */
  slots?: Partial<FleetPortalSlots>
  /** Your own message texts in this widget. They replace those of the provider. */
  messages?: MessageOverrides
}

type Group = Readonly<Record<string, unknown>>

/** Adds the messages of a widget to those of the provider. A group of messages keeps those that the widget leaves out. */
function mergeGroups(base: Group | undefined, own: Group): Group {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(own)) {
    merged[key] =
      typeof value === 'object'
        ? mergeGroups(merged[key] as Group | undefined, value as Group)
        : (value ?? merged[key])
  }
  return merged
}

const mergeOverrides = (base: MessageOverrides, own: MessageOverrides) =>
  mergeGroups(base, own) as MessageOverrides

/** Asks the provider first, then the widget. */
const inOrder =
  (first: BeforeAction, second: BeforeAction): BeforeAction =>
  async (action) =>
    (await first(action)) ?? second(action)

function withSettings(portal: PortalContextValue, settings: WidgetSettings): PortalContextValue {
  const { onEvent, onBefore, isReadOnly = portal.isReadOnly, slots, messages } = settings
  return {
    ...portal,
    isReadOnly,
    onBefore:
      portal.onBefore && onBefore ? inOrder(portal.onBefore, onBefore) : (onBefore ?? portal.onBefore),
    slots: slots ? { ...portal.slots, ...slots } : portal.slots,
    messages: messages ? mergeOverrides(portal.messages, portal.renameKeys(messages)) : portal.messages,
    onEvent: (event) => {
      callHost(() => onEvent?.(event))
      callHost(() => portal.onEvent?.(event))
    },
  }
}

/** Applies the settings of a widget to its content. */
export function WidgetSettingsProvider({ children, ...settings }: WidgetSettings & { children: ReactNode }) {
  const portal = usePortal()
  const { onEvent, onBefore, isReadOnly, slots, messages } = settings
  const local = useMemo(
    () => withSettings(portal, { onEvent, onBefore, isReadOnly, slots, messages }),
    [portal, onEvent, onBefore, isReadOnly, slots, messages],
  )
  return <PortalContext.Provider value={local}>{children}</PortalContext.Provider>
}
