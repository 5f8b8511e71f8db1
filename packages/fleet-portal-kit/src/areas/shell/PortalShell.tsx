import { memo, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSessionEpoch, useSession } from '../../foundation/data/useSession.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { rememberRequestedPlace } from '../../pieces/navigation/lastPlace.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { useSessionEnd } from '../../pieces/session/useSessionEnd.tsx'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { FleetGate } from './FleetGate.tsx'
import { useFleetSwitch } from './useFleetSwitch.ts'

const AccessProblem = lazyWithRetry(() => import('./AccessProblem.tsx'), 'AccessProblem')

export interface PortalShellProps extends WidgetProps {
  /** The area that the address names; `landing` sends the person to where the role starts. */
  area: AreaName
  /** The address names no area or an unknown one, and this one stands in: who may not open it goes to their start. */
  isFallback?: boolean
  /** The person only wants to start somewhere: who starts elsewhere than in this area is led there. */
  isStart?: boolean
  /** The address of the terms of use; without it there is no link. */
  termsUrl?: string
  /** Draws the area for the selected fleet. */
  children: (fleetId: string) => ReactNode
}

/** The way into the portal: a session and a fleet; without one the person is led to where it is found. */
function Gate({
  area,
  isFallback = false,
  isStart = false,
  termsUrl,
  children,
}: Omit<PortalShellProps, keyof WidgetProps>) {
  const { fleetId, accessToken } = useSession()
  const epoch = useSessionEpoch()
  const navigation = useNavigation()
  const end = useSessionEnd()
  const { client, work } = usePortal()
  const { redirect, isLoop, reset } = useRedirect()
  const isSignedIn = accessToken !== undefined
  const [wasSignedIn] = useState(isSignedIn)
  // Nobody asked for an address that only stands in.
  const isWanted = area !== 'landing' && !isFallback && !isStart
  useFleetSwitch()
  useEffect(() => {
    if (end) return
    if (!isSignedIn) {
      // Signing out forgets the page that was open; a session that ended by itself leads back to it.
      const isSignedOut = wasSignedIn && client.session.lastEnd()?.reason === 'signed-out'
      if (isWanted && !isSignedOut) rememberRequestedPlace(work, area, navigation.search())
      redirect({ area: 'sign-in' })
    } else if (!fleetId) redirect({ area: 'select-fleet' })
  }, [end, isSignedIn, wasSignedIn, isWanted, area, fleetId, client, work, navigation, redirect])
  if (end) return end
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
      termsUrl={termsUrl}
    >
      {children}
    </FleetGate>
  )
}

/** The frame of the standalone portal: header, side menu, and the area that the address names. */
export const PortalShell = memo(function PortalShell({
  area,
  isFallback = false,
  isStart = false,
  termsUrl,
  children,
  ...widget
}: PortalShellProps) {
  return (
    <Widget name="shell" isPublic {...widget}>
      <Gate area={area} isFallback={isFallback} isStart={isStart} termsUrl={termsUrl}>
        {children}
      </Gate>
    </Widget>
  )
})
