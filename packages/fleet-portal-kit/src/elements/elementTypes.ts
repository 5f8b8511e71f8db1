import type { WidgetHandle } from '../foundation/widget/useWidgetHandle.ts'
import type { FleetEvent, FleetEventName } from '../provider/events.ts'
import type {
  FleetPortalHandle,
  FleetPortalSettings,
  OwnClient,
  PageSession,
} from '../provider/providerProps.ts'
import type { Language } from '../locales/language.ts'
import type { WidgetDefinition, widgetDefinitions } from './definitions.ts'

/** Props that an element has no property for: what every element of a page has, and what its place decides. @since 0.1.0 */
export type FleetElementOwnProp =
  'className' | 'style' | 'id' | 'children' | 'ref' | 'key' | 'onEvent' | 'isolation' | 'nonce'

/**
 * The element of a widget: the props of its component as properties, and the methods `refresh`, `open` and `close`. A property
 * wins over its attribute.
 *
 * @since 0.1.0
 */
export type FleetWidgetElement<Props, Methods = WidgetHandle> = HTMLElement &
  Partial<Omit<Props, FleetElementOwnProp | 'onChange' | 'onBlur' | 'onClose'>> &
  Methods

/** The settings of `<fleet-portal>`: those of `FleetPortalProvider`, and two of its own. @since 0.1.0 */
export type FleetPortalElementSettings = Partial<
  Omit<FleetPortalSettings, FleetElementOwnProp | 'language'> &
    Pick<OwnClient, 'client'> &
    Pick<PageSession, 'apiUrl' | 'getSession'>
> & {
  /**
   * The endpoint of your page that answers a POST with `{ token, expiresAt }` of its signed-in user, and with 401 if no user
   * is signed in. `getSession` wins over it.
   */
  sessionUrl?: string
  /** A language, or the name of one: `fil`. Default: English. */
  language?: Language | string
}

/** The element `<fleet-portal>`. Its widgets may be anywhere below it, also in shadow roots. @since 0.1.0 */
export type FleetPortalElement = HTMLElement & FleetPortalElementSettings & FleetPortalHandle

/** Every element by its tag. @since 0.1.0 */
export type FleetElements = {
  [Tag in keyof typeof widgetDefinitions]: (typeof widgetDefinitions)[Tag] extends WidgetDefinition<
    infer Props,
    infer HasHandle
  >
    ? FleetWidgetElement<Props, HasHandle extends true ? WidgetHandle : unknown>
    : never
} & { 'fleet-portal': FleetPortalElement }

/**
 * The events of the elements. Each has the event of the kit as `detail`, bubbles, and crosses shadow roots. `fleet-event` is
 * dispatched for each of them, for frameworks that cannot name an event with a dot.
 *
 * @since 0.1.0
 */
export type FleetElementEventMap = {
  [Name in FleetEventName as `fleet:${Name}`]: CustomEvent<Extract<FleetEvent, { type: Name }>>
} & { 'fleet-event': CustomEvent<FleetEvent> }

declare global {
  // Interfaces can be augmented, types cannot.
  interface HTMLElementTagNameMap extends FleetElements {}
  interface GlobalEventHandlersEventMap extends FleetElementEventMap {}
}
