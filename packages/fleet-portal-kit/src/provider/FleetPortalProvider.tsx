import type { ApiClient, SessionSource } from 'api-client'
import { createApiClient, createEmbeddedSession } from 'api-client'
import { permissionTable, type PermissionTable } from 'api-client/contract/access'
import type { PathName } from 'api-client/contract/paths'
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { FleetPortalAppearance } from './appearance.ts'
import { createDeviceStorage } from './deviceStorage.ts'
import type { FleetEvent } from './events.ts'
import { callHost, guardAnalytics, guardChat } from './hostCalls.ts'
import { followSession } from './followSession.ts'
import { createStaticFlags, type FlagSource } from './flagSource.ts'
import type { MessageOverrides } from './dictionary.ts'
import type { FleetPortalDestination, NavigationAdapter } from './navigation.ts'
import type { FleetPortalPayments } from './payments.ts'
import {
  PortalContext,
  type FleetPortalAnalytics,
  type FleetPortalChat,
  type FleetPortalMaps,
  type PortalContextValue,
  type FleetPortalSlots,
} from './portal.ts'
import { createQueryClient } from './queryClient.ts'
import { signOut } from './signOut.ts'
import { createRealtime, noRealtime, type RealtimeSource } from './realtime.ts'
import { draftStore } from './draftStore.ts'

export interface FleetPortalProviderProps {
  children?: ReactNode
  /** A client that the host made, for the standalone portal. */
  client?: ApiClient
  /** The API base, where the provider makes the client itself. */
  apiUrl?: string
  /** Answers who the person is. Asked once at a time; the token stays in memory. */
  getSession?: SessionSource
  /** The host's addresses. Without it every widget keeps its state in memory. */
  navigation?: NavigationAdapter
  /** Called when a widget wants to open another area. Without it and without `navigation`, such links are hidden. */
  onNavigate?: (to: FleetPortalDestination) => void
  /** Another table of roles by features. */
  permissions?: PermissionTable
  messages?: MessageOverrides
  /** Names that no group may have, in any case. */
  reservedGroupNames?: readonly string[]
  /** Card tokens, accounts and forms of paying in. */
  payments?: FleetPortalPayments
  appearance?: FleetPortalAppearance
  /** `scoped` (default) keeps the page's class rules out, `shadow` everything. */
  isolation?: 'scoped' | 'shadow' | 'none'
  /** The nonce of the page's content security policy, for the style tags. */
  nonce?: string
  flags?: FlagSource
  /** Messages of the server, such as a report that is ready. Without it they are found out by reading. */
  realtime?: RealtimeSource
  slots?: Partial<FleetPortalSlots>
  analytics?: FleetPortalAnalytics
  chat?: FleetPortalChat
  /** A key for Google's map of stations. Without it the map is the kit's own: coasts, names and stations, without streets. */
  maps?: FleetPortalMaps
  onEvent?: (event: FleetEvent) => void
  /**
   * Begins the name of everything that the browser keeps for this provider. Default `fleet-portal`. Two providers on one
   * origin that must not share unsent work or remembered choices need two namespaces.
   */
  storageNamespace?: string
}

/** What a host can ask of a provider: `<FleetPortalProvider ref={handle}>`. */
export interface FleetPortalHandle {
  /**
   * Gets a new token now: calls `getSession` again, or renews the portal's session. Resolves to whether a user is signed
   * in. Rejects with ApiError of kind `session-unavailable` where `getSession` fails.
   */
  refresh: () => Promise<boolean>
  /**
   * Ends the session: signs out at the server, and removes everything that was read or typed. Widgets show that the user
   * is signed out. `getSession` is not called again before `refresh()`, or before the user asks for it.
   */
  signOut: () => Promise<void>
}

/** Neither other sentences, nor parts of the host's, nor another look. */
const asItIs: MessageOverrides & Partial<FleetPortalSlots> & FleetPortalAppearance = {}
const noWords: readonly string[] = []
const allFlagsDefault = createStaticFlags()
const idle = () => {}
const noAnalytics: FleetPortalAnalytics = { track: idle }
const noChat: FleetPortalChat = { show: idle, hide: idle }
/** What the server's messages are about. */
const liveRows: readonly unknown[] = ['listReports', 'listInbox'] satisfies PathName[]
/** What else may have changed while the connection was away; the server ends it where it changed what a person may do. */
const rowsOnReturn: readonly unknown[] = [
  ...liveRows,
  ...(['getCurrentUser', 'getFleet'] satisfies PathName[]),
]

/** Everything that areas need of their surroundings. Any number may live on one page; they share nothing. */
export const FleetPortalProvider = forwardRef<FleetPortalHandle, FleetPortalProviderProps>(
  function (props, handle) {
    const { children, client, apiUrl, getSession, storageNamespace = 'fleet-portal' } = props
    const latest = useRef(props)
    useLayoutEffect(() => {
      latest.current = props
    })
    const [queryClient] = useState(createQueryClient)
    const deviceStorage = useMemo(() => createDeviceStorage(storageNamespace), [storageNamespace])
    const work = useMemo(() => draftStore(storageNamespace), [storageNamespace])

    // A new getSession function on every render must not make a new client: the latest one is asked.
    const own = useMemo(() => {
      if (client || !apiUrl) return undefined
      const session = createEmbeddedSession(
        (request) => latest.current.getSession?.(request) ?? Promise.resolve(null),
      )
      return createApiClient({ baseUrl: apiUrl, session })
    }, [client, apiUrl])
    const api = client ?? own
    if (!api || (own && !getSession)) {
      throw new Error('FleetPortalProvider needs `client`, or `apiUrl` with `getSession`.')
    }

    // Reads anew what is on screen when the person comes back to the tab, and when the connection is back.
    useEffect(() => {
      queryClient.mount()
      return () => queryClient.unmount()
    }, [queryClient])

    useEffect(() => {
      let isHere = true
      let stop = () => {}
      const begin = ({ keepClosedTabCopies }: typeof import('./closedTabCopies.ts')) => {
        if (isHere) stop = keepClosedTabCopies(work, storageNamespace)
      }
      // Without it the work is kept in the tab alone, and closing the tab asks.
      import('./closedTabCopies.ts').then(begin, () => undefined)
      return () => {
        isHere = false
        stop()
      }
    }, [work, storageNamespace])

    useEffect(() => {
      const tell = (event: FleetEvent) => callHost(() => latest.current.onEvent?.(event))
      const stopSession = followSession({
        session: api.session,
        queryClient,
        work,
        onEnd: (data) => tell({ type: 'session.ended', widget: 'provider', data }),
      })
      const stopErrors = api.subscribeToErrors((error) => {
        const { kind, code, requestId } = error
        tell({ type: 'call.failed', widget: 'provider', data: { kind, code, requestId } })
      })
      return () => {
        stopSession()
        stopErrors()
      }
    }, [api, queryClient, work])

    useImperativeHandle(
      handle,
      () => ({
        refresh: () => api.session.refresh(),
        signOut: () => signOut(api),
      }),
      [api],
    )

    const source = props.realtime
    const realtime = useMemo(
      () =>
        source
          ? createRealtime({
              source,
              session: api.session,
              deviceStorage,
              onChange: ({ isAgain }) => {
                const rows = isAgain ? rowsOnReturn : liveRows
                void queryClient.invalidateQueries({
                  predicate: ({ queryKey }) => rows.includes(queryKey[0]),
                })
              },
            })
          : noRealtime,
      [source, api, deviceStorage, queryClient],
    )
    useEffect(() => realtime.start(), [realtime])

    const { navigation, nonce, maps, payments } = props
    const { permissions = permissionTable, messages = asItIs, reservedGroupNames = noWords } = props
    const { appearance = asItIs, isolation = 'scoped', flags = allFlagsDefault } = props
    const { slots = asItIs, analytics: tracker = noAnalytics, chat: helpWidget = noChat } = props
    const analytics = useMemo(() => guardAnalytics(tracker), [tracker])
    const chat = useMemo(() => guardChat(helpWidget), [helpWidget])
    const canNavigate = props.onNavigate !== undefined
    const portal = useMemo<PortalContextValue>(
      () => ({
        client: api,
        queryClient,
        deviceStorage,
        work,
        navigation,
        onNavigate: canNavigate ? (to) => latest.current.onNavigate?.(to) : undefined,
        permissions,
        messages,
        reservedGroupNames,
        appearance,
        isolation,
        nonce,
        flags,
        slots,
        analytics,
        chat,
        maps,
        payments,
        realtime,
        onEvent: (event) => latest.current.onEvent?.(event),
      }),
      [
        api,
        queryClient,
        deviceStorage,
        work,
        navigation,
        canNavigate,
        permissions,
        messages,
        reservedGroupNames,
        appearance,
        isolation,
        nonce,
        payments,
        flags,
        slots,
        analytics,
        chat,
        maps,
        realtime,
      ],
    )
    return <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
  },
)
