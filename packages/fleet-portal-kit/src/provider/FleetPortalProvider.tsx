import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { permissionTable } from 'fleet-portal-api-client/contract/access'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
import {
  forwardRef,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FleetPortalAppearance } from './appearance.ts'
import { createDeviceStorage } from './deviceStorage.ts'
import { createEvent, type FleetEventMap } from './events.ts'
import { callHost, guardAnalytics, guardChat } from './hostCalls.ts'
import { followSession } from './followSession.ts'
import { createStaticFlags } from './flagSource.ts'
import type { FleetPortalDestination } from './navigation.ts'
import type { AnyLanguage, Language } from '../locales/language.ts'
import type { MessageOverrides } from '../locales/messageOverrides.ts'
import {
  PortalContext,
  type FleetPortalAnalytics,
  type FleetPortalChat,
  type PortalContextValue,
  type FleetPortalSlots,
} from './portal.ts'
import { createQueryClient } from './queryClient.ts'
import { createKeyRenamer } from './renameKeys.ts'
import { signOut } from './signOut.ts'
import { createRealtimeOnDemand, noRealtime } from './realtimeOnDemand.ts'
import { createDraftStore } from './draftStore.ts'
import type { FleetPortalHandle, FleetPortalProviderProps } from './providerProps.ts'

const defaultProductName = 'Fleet Portal'
/** No message overrides, no slots, the default appearance. */
const noOverrides: MessageOverrides & Partial<FleetPortalSlots> & FleetPortalAppearance = {}
const english: Language = { locale: 'en-US', messages: noOverrides }
/** The number of clients that the providers of this page have had. Each gets its own key. */
let clientCount = 0
const noReservedNames: readonly string[] = []
const allFlagsDefault = createStaticFlags()
const idle = () => {}
const noAnalytics: FleetPortalAnalytics = { track: idle }
const noChat: FleetPortalChat = { show: idle, hide: idle }
/** The endpoints whose data is stale after a live message. */
const liveEndpoints: readonly unknown[] = ['listReports', 'listInbox'] satisfies PathName[]
/** The endpoints whose data may be stale after a reconnect. The server closes the connection when permissions change. */
const endpointsAfterReconnect: readonly unknown[] = [
  ...liveEndpoints,
  ...(['getCurrentUser', 'getFleet'] satisfies PathName[]),
]

/**
 * Provides the client, the cache and the settings to all widgets below it. Several providers on one page share nothing.
 *
 * @example
 * <FleetPortalProvider apiUrl="https://api.example.ph" getSession={getSession}>
 *   <FleetDrivers fleetId={fleetId} />
 * </FleetPortalProvider>
 *
 * @since 0.1.0
 */
export const FleetPortalProvider = forwardRef<FleetPortalHandle, FleetPortalProviderProps>(
  function (props, handle) {
    const { children, client, apiUrl, getSession, storageNamespace = 'fleet-portal' } = props
    const latest = useRef(props)
    // Not a layout effect: React 18 reports those on servers.
    useInsertionEffect(() => {
      latest.current = props
    })
    const instance = useId()
    const deviceStorage = useMemo(() => createDeviceStorage(storageNamespace), [storageNamespace])

    // A new getSession function on every render must not create a new client: the client calls the latest one.
    const ownClient = useMemo(() => {
      if (client || apiUrl === undefined) return undefined
      const session = createEmbeddedSession(
        (request) => latest.current.getSession?.(request) ?? Promise.resolve(null),
      )
      return createApiClient({ baseUrl: apiUrl, session })
    }, [client, apiUrl])
    const api = client ?? ownClient
    if (!api || (ownClient && !getSession)) {
      throw new Error('FleetPortalProvider needs `client`, or `apiUrl` with `getSession`.')
    }

    // Another client has another user, who must see nothing of what the earlier one has read or typed.
    const { queryClient, draftStore, number } = useMemo(
      () => ({
        queryClient: createQueryClient(),
        draftStore: createDraftStore(storageNamespace),
        number: (clientCount += 1),
      }),
      // oxlint-disable-next-line react/exhaustive-deps -- what was read and typed belongs to the client
      [storageNamespace, api],
    )

    // Refreshes the data on screen when the user returns to the tab, and when the connection is back.
    useEffect(() => {
      queryClient.mount()
      return () => queryClient.unmount()
    }, [queryClient])

    useEffect(() => {
      let isMounted = true
      let stop = () => {}
      const start = ({ keepClosedTabCopies }: typeof import('./closedTabCopies.ts')) => {
        if (isMounted) stop = keepClosedTabCopies(draftStore, storageNamespace)
      }
      // If the module cannot be loaded, drafts are stored in the tab only, and closing the tab asks first.
      import('./closedTabCopies.ts').then(start, () => undefined)
      return () => {
        isMounted = false
        stop()
      }
    }, [draftStore, storageNamespace])

    useEffect(() => {
      const source = { widget: 'provider', instance }
      const report = <Name extends 'session.ended' | 'call.failed'>(type: Name, data: FleetEventMap[Name]) =>
        callHost(() => latest.current.onEvent?.(createEvent(type, data, source)))
      const stopSession = followSession({
        session: api.session,
        queryClient,
        draftStore,
        onEnd: (data) => report('session.ended', data),
      })
      const stopErrors = api.subscribeToErrors((error) => {
        const { kind, code, requestId } = error
        report('call.failed', { kind, code, requestId })
      })
      return () => {
        stopSession()
        stopErrors()
      }
    }, [api, queryClient, draftStore, instance])

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
          ? createRealtimeOnDemand({
              source,
              session: api.session,
              deviceStorage,
              onChange: ({ isReconnect }) =>
                queryClient.invalidateQueries({
                  predicate: ({ queryKey }) =>
                    (isReconnect ? endpointsAfterReconnect : liveEndpoints).includes(queryKey[0]),
                }),
            })
          : noRealtime,
      [source, api, deviceStorage, queryClient],
    )
    useEffect(() => realtime.start(), [realtime])

    const { navigation, nonce, maps, payments, support, productName = defaultProductName } = props
    const {
      permissions = permissionTable,
      language: newLanguage = english,
      messages: givenMessages = noOverrides,
      reservedGroupNames = noReservedNames,
    } = props
    const { appearance = noOverrides, isolation = 'scoped', flags = allFlagsDefault } = props
    const { slots = noOverrides, analytics: tracker = noAnalytics, chat: helpWidget = noChat } = props
    const analytics = useMemo(() => guardAnalytics(tracker), [tracker])
    const chat = useMemo(() => guardChat(helpWidget), [helpWidget])
    const [formatCache] = useState(() => new Map<string, Map<unknown, object>>())
    const [renameKeys] = useState(createKeyRenamer)
    const messages = useMemo(() => renameKeys(givenMessages), [renameKeys, givenMessages])
    // The previous language stays on the screen until the sentences of the new one are loaded.
    const givenLanguage: AnyLanguage = useDeferredValue(newLanguage)
    const [lastLoad, setLastLoad] = useState({})
    useEffect(() => givenLanguage.subscribe?.(() => setLastLoad({})), [givenLanguage])
    const language = useMemo(
      () => ({ ...givenLanguage, messages: renameKeys(givenLanguage.messages) }),
      // oxlint-disable-next-line react/exhaustive-deps -- each loaded part changes the messages
      [renameKeys, givenLanguage, lastLoad],
    )
    // Always the same function: widgets keep their filters and dialogs in a navigation made for it.
    const [navigateByPage] = useState(() => (to: FleetPortalDestination) => latest.current.onNavigate?.(to))
    const onNavigate = props.onNavigate && navigateByPage
    const isGuarded = props.onBefore !== undefined
    const { isReadOnly = false } = props
    const portal = useMemo<PortalContextValue>(
      () => ({
        client: api,
        queryClient,
        deviceStorage,
        draftStore,
        navigation,
        onNavigate,
        permissions,
        messages,
        language,
        renameKeys,
        formatCache,
        reservedGroupNames,
        productName,
        support,
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
        onBefore: isGuarded ? (action) => latest.current.onBefore?.(action) : undefined,
        isReadOnly,
      }),
      [
        api,
        queryClient,
        deviceStorage,
        draftStore,
        navigation,
        onNavigate,
        isGuarded,
        isReadOnly,
        permissions,
        messages,
        language,
        renameKeys,
        formatCache,
        reservedGroupNames,
        productName,
        support,
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
    return (
      <PortalContext.Provider key={number} value={portal}>
        {children}
      </PortalContext.Provider>
    )
  },
)
