import type { ApiClient, SessionSource } from 'api-client'
import { createApiClient, embeddedSession } from 'api-client'
import { permissionTable, type PermissionTable } from 'api-client/contract/access'
import type { PathName } from 'api-client/contract/paths'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Appearance } from './appearance.ts'
import { browserStore } from './deviceStore.ts'
import type { FleetEvent } from './events.ts'
import { staticFlags, type FlagSource } from './flagSource.ts'
import type { MessageOverrides } from './dictionary.ts'
import type { Destination, NavigationAdapter } from './navigation.ts'
import type { Payments } from './payments.ts'
import { guardAnalytics, guardChat } from './hostCalls.ts'
import { PortalContext, type Analytics, type Chat, type Maps, type Portal, type Slots } from './portal.ts'
import { createQueryClient } from './queryClient.ts'
import { createRealtime, noRealtime, type RealtimeSource } from './realtime.ts'
import { workStore } from './workStore.ts'

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
  onNavigate?: (to: Destination) => void
  /** Another table of roles by features. */
  permissions?: PermissionTable
  messages?: MessageOverrides
  /** Names that no group may have, in any case. */
  reservedWords?: readonly string[]
  /** Card tokens, accounts and forms of paying in. */
  payments?: Payments
  appearance?: Appearance
  /** `scoped` (default) keeps the page's class rules out, `shadow` everything. */
  isolation?: 'scoped' | 'shadow' | 'none'
  /** The nonce of the page's content security policy, for the style tags. */
  nonce?: string
  flags?: FlagSource
  /** Messages of the server, such as a report that is ready. Without it they are found out by reading. */
  realtime?: RealtimeSource
  slots?: Partial<Slots>
  analytics?: Analytics
  chat?: Chat
  /** A key for Google's map of stations. Without it the map is the kit's own: coasts, names and stations, without streets. */
  maps?: Maps
  onEvent?: (event: FleetEvent) => void
}

/** Neither other sentences, nor parts of the host's, nor another look. */
const asItIs: MessageOverrides & Partial<Slots> & Appearance = {}
const noWords: readonly string[] = []
const allFlagsDefault = staticFlags()
const idle = () => {}
const noAnalytics: Analytics = { track: idle }
const noChat: Chat = { show: idle, hide: idle }
/** What the server's messages are about. */
const liveRows: readonly unknown[] = ['listReports', 'listInbox'] satisfies PathName[]
/** What else may have changed while the connection was away; the server ends it where it changed what a person may do. */
const rowsOnReturn: readonly unknown[] = [
  ...liveRows,
  ...(['getCurrentUser', 'getFleet'] satisfies PathName[]),
]

/** Everything that areas need of their surroundings. Any number may live on one page; they share nothing. */
export function FleetPortalProvider(props: FleetPortalProviderProps) {
  const { children, client, apiUrl, getSession } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [queryClient] = useState(createQueryClient)
  const [deviceStore] = useState(browserStore)
  const [work] = useState(workStore)

  // A new getSession function on every render must not make a new client: the latest one is asked.
  const own = useMemo(() => {
    if (client || !apiUrl) return undefined
    const session = embeddedSession(
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
    const { session } = api
    let before = session.read()
    let person = before.userDetails?.userId
    const stopSession = session.subscribe(() => {
      const { accessToken, userDetails } = session.read()
      const isOver = Boolean(before.accessToken) && !accessToken
      // Somebody signed in, in another tab perhaps, and nobody knows yet who.
      const isUnknown = Boolean(before.userDetails && !userDetails)
      // What one person read is nothing for the next; unsent work waits for the same one, unless they signed out.
      const isGone = person !== undefined && (userDetails ? userDetails.userId !== person : !accessToken)
      if (isOver || isUnknown || isGone) {
        queryClient.clear()
        work.end({ isForGood: isGone })
      }
      person = userDetails?.userId ?? (isGone ? undefined : person)
      before = { accessToken, userDetails }
    })
    const stopErrors = api.subscribeToErrors((error) => {
      const { kind, code, requestId } = error
      latest.current.onEvent?.({ type: 'call.failed', widget: 'provider', data: { kind, code, requestId } })
    })
    return () => {
      stopSession()
      stopErrors()
    }
  }, [api, queryClient, work])

  const source = props.realtime
  const realtime = useMemo(
    () =>
      source
        ? createRealtime({
            source,
            session: api.session,
            deviceStore,
            onChange: ({ isAgain }) => {
              const rows = isAgain ? rowsOnReturn : liveRows
              void queryClient.invalidateQueries({ predicate: ({ queryKey }) => rows.includes(queryKey[0]) })
            },
          })
        : noRealtime,
    [source, api, deviceStore, queryClient],
  )
  useEffect(() => realtime.start(), [realtime])

  const { navigation, nonce, maps, payments } = props
  const { permissions = permissionTable, messages = asItIs, reservedWords = noWords } = props
  const { appearance = asItIs, isolation = 'scoped', flags = allFlagsDefault } = props
  const { slots = asItIs, analytics: tracker = noAnalytics, chat: helpWidget = noChat } = props
  const analytics = useMemo(() => guardAnalytics(tracker), [tracker])
  const chat = useMemo(() => guardChat(helpWidget), [helpWidget])
  const canNavigate = props.onNavigate !== undefined
  const portal = useMemo<Portal>(
    () => ({
      client: api,
      queryClient,
      deviceStore,
      work,
      navigation,
      onNavigate: canNavigate ? (to) => latest.current.onNavigate?.(to) : undefined,
      permissions,
      messages,
      reservedWords,
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
      deviceStore,
      work,
      navigation,
      canNavigate,
      permissions,
      messages,
      reservedWords,
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
}
