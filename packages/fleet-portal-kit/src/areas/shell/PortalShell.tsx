import { memo, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSessionEpoch, useSession } from '../../foundation/data/useSession.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { listenToShortcuts } from '../../foundation/widget/shortcuts.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { rememberRequestedPage, withPathValues } from '../../pieces/navigation/lastPage.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { useSessionEnd } from '../../pieces/session/useSessionEnd.tsx'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { FleetGate } from './FleetGate.tsx'
import { PreferencesContext, type PortalPreferences } from './preferences.ts'
import { useFleetSwitchToast } from './useFleetSwitchToast.ts'

const AccessProblem = lazyWithRetry(() => import('./AccessProblem.tsx'), 'AccessProblem')

/** Props of `PortalShell`. @since 0.1.0 */
export interface PortalShellProps extends WidgetProps {
  /** The area of the current URL. `landing` leads users to the start page of their role. */
  area: AreaName
  /** The query values that the URL has in its path, as a query string: `driverId=drv_1`. Users return to them after sign-in. */
  pathValues?: string
  /** Whether the area replaces a URL without an area. Users without access to it are led to their start page. */
  isFallback?: boolean
  /** Whether the user opened the portal without a page in mind. The user is led to the start page of the role. */
  isStart?: boolean
  /** Whether the portal has no page at the URL. The shell says so, and offers the start page of the role. */
  isUnknown?: boolean
  /** What users may choose in their settings. The page keeps the choices. Default: only what concerns the kit. */
  preferences?: PortalPreferences
  /** The URL of the terms of use. Without it there is no link. */
  termsUrl?: string
  /**
   * A URL of your own server whose answers have a `Date` header, such as that of the page itself. The shell then warns users whose
   * device has a wrong clock. Without it there is no warning.
   */
  clockUrl?: string
  /** Renders the area for the selected fleet. */
  children: (fleetId: string) => ReactNode
}

const noPreferences: PortalPreferences = {}

/** Leads users without a session to sign-in, and users without a fleet to the selection of a fleet. */
function Gate({
  area,
  isFallback = false,
  isStart = false,
  isUnknown = false,
  termsUrl,
  clockUrl,
  pathValues,
  children,
}: Omit<PortalShellProps, keyof WidgetProps | 'preferences'>) {
  const { fleetId, accessToken } = useSession()
  const epoch = useSessionEpoch()
  const navigation = useNavigation()
  const sessionEnd = useSessionEnd()
  const { client, draftStore } = usePortal()
  const { redirect, isLoop, reset } = useRedirect()
  const isSignedIn = accessToken !== undefined
  const [wasSignedIn] = useState(isSignedIn)
  const [hadFleet] = useState(fleetId !== undefined)
  // The user did not request a fallback or start page.
  const isRequested = area !== 'landing' && !isFallback && !isStart
  const leftArea = useRef<AreaName>(undefined)
  useFleetSwitchToast()
  useEffect(() => {
    if (sessionEnd) return
    // After the redirect the query string is that of the next page.
    const isLeft = leftArea.current === area
    leftArea.current = isSignedIn && fleetId ? undefined : area
    const remember = (userId?: string) => {
      if (isRequested && !isLeft)
        rememberRequestedPage(draftStore, area, withPathValues(navigation.search(), pathValues), userId)
    }
    if (!isSignedIn) {
      // After an expired session the user returns to the open page. After signing out the user does not.
      const isSignedOut = wasSignedIn && client.session.lastEnd()?.reason === 'signed-out'
      if (!isSignedOut) remember()
      redirect({ area: 'sign-in' })
    } else if (!fleetId) {
      // A user who leaves the fleet to choose another goes to the start page of the role.
      if (!hadFleet) remember(client.session.read().userDetails?.userId)
      redirect({ area: 'select-fleet' })
    }
  }, [
    sessionEnd,
    isSignedIn,
    wasSignedIn,
    hadFleet,
    isRequested,
    area,
    fleetId,
    client,
    draftStore,
    navigation,
    redirect,
    pathValues,
  ])
  if (sessionEnd) return sessionEnd
  if (isLoop) {
    return (
      <Suspense>
        <AccessProblem kind="redirect-loop" fleetId={fleetId} retry={reset} />
      </Suspense>
    )
  }
  if (!isSignedIn || !fleetId) return null
  return (
    <FleetGate
      key={`${epoch}:${fleetId}`}
      fleetId={fleetId}
      area={area}
      isFallback={isFallback}
      isStart={isStart}
      isUnknown={isUnknown}
      termsUrl={termsUrl}
      clockUrl={clockUrl}
      pathValues={pathValues}
    >
      {children}
    </FleetGate>
  )
}

/**
 * The frame of the standalone portal: header, menu, announcements, and the page of an area. Users without a session or a
 * fleet are led to sign-in or to the selection of a fleet.
 *
 * @example
 * <PortalShell area="drivers">{(fleetId) => <FleetDrivers fleetId={fleetId} />}</PortalShell>
 *
 * @since 0.1.0
 */
export const PortalShell = memo(function PortalShell({
  area,
  isFallback = false,
  isStart = false,
  isUnknown = false,
  preferences = noPreferences,
  termsUrl,
  clockUrl,
  pathValues,
  children,
  ...widget
}: PortalShellProps) {
  return (
    <Widget name="shell" isPublic listenToShortcuts={listenToShortcuts} {...widget}>
      <PreferencesContext.Provider value={preferences}>
        <Gate {...{ area, isFallback, isStart, isUnknown, termsUrl, clockUrl, pathValues }}>{children}</Gate>
      </PreferencesContext.Provider>
    </Widget>
  )
})
