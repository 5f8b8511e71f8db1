import { ApiError } from 'fleet-portal-api-client'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useAccess, type FleetAccess } from '../../fleet/access/useAccess.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { NotAuthorizedView } from '../../pieces/session/NotAuthorizedView.tsx'
import { NotForFleetTypeView } from './NotForFleetTypeView.tsx'
import { OopsView } from '../../pieces/session/OopsView.tsx'
import { useRememberLastPage } from '../../pieces/navigation/lastPage.ts'
import {
  isHiddenForFleetType,
  isSwitchedOn,
  landingFor,
  mayOpen,
  pageOf,
} from '../../pieces/navigation/portalMap.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { useSignOut } from '../../pieces/session/useSignOut.ts'
import { useViewer } from '../../pieces/session/useViewer.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import type { AccessProblemKind } from './AccessProblem.tsx'
import { useRecent } from '../../fleet/item/recentItems.ts'
import { FleetLoading } from './FleetLoading.tsx'
import { UnknownPageView } from './UnknownPageView.tsx'
import { ShellFrame } from './ShellFrame.tsx'

const AccessProblem = lazyWithRetry(() => import('./AccessProblem.tsx'), 'AccessProblem')

interface FleetGateProps {
  fleetId: string
  area: AreaName
  isFallback: boolean
  isStart: boolean
  isUnknown: boolean
  termsUrl: string | undefined
  clockUrl: string | undefined
  pathValues: string | undefined
  children: (fleetId: string) => ReactNode
}

/** The contradiction between user, role and fleet, if any. A missing role is reported before a rejected fleet. */
function accessProblemOf({ user, role, fleet, error }: FleetAccess): AccessProblemKind | undefined {
  if (user && !role) return 'no-role'
  const isRefused = error instanceof ApiError && error.hasResponse && !error.isUnreadable
  const isMissing = isRefused && (error.status === 403 || error.status === 404)
  return user && !fleet && isMissing ? 'fleet-refused' : undefined
}

/** Renders an area if access, fleet and feature flag allow it. Otherwise redirects or shows the reason. */
export function FleetGate(props: FleetGateProps) {
  const { fleetId, area, isFallback, isStart, isUnknown, termsUrl, clockUrl, pathValues, children } = props
  const t = useMessages(shellMessages)
  const { redirect } = useRedirect()
  const signOut = useSignOut()
  const access = useAccess(fleetId)
  const viewer = useViewer(access)
  const { role, fleet, error } = access
  const page = pageOf(area)
  const isAvailable = viewer && page && isSwitchedOn(page, viewer) && viewer.canReach?.(area) !== false
  // Only a URL that the user requested may end in Not Authorized. Automatic navigation redirects instead.
  const isAutomatic = isFallback || isStart || area === 'landing'
  const needsRedirect = area === 'landing' || (isAutomatic && viewer && page && !mayOpen(page, viewer))
  const start = viewer && (isStart || needsRedirect || !isAvailable) ? landingFor(viewer) : undefined
  const landing = start === area || isUnknown ? undefined : start

  const problem = accessProblemOf(access)
  useEffect(() => {
    if (landing && !problem) redirect({ area: landing })
  }, [landing, problem, redirect])

  const isOpen = viewer && role && !landing && !isUnknown && page && isAvailable && mayOpen(page, viewer)
  useRememberLastPage(isOpen ? area : undefined, fleetId, pathValues)
  useRecent(isOpen ? area : undefined, fleetId)

  if (problem) {
    return (
      <Suspense fallback={<FleetLoading />}>
        <AccessProblem kind={problem} fleetId={fleetId} retry={access.retry} />
      </Suspense>
    )
  }
  if (error) {
    return <OopsView error={error} retry={access.retry} signOut={() => void signOut()} />
  }
  if (!fleet || !viewer || !role || landing) return <FleetLoading />
  const content = () => {
    if (isUnknown) return <UnknownPageView home={landingFor(viewer)} />
    if (isOpen) return children(fleetId)
    if (isAutomatic) return <StateView tone="empty" isPage title={t.nothingTitle} detail={t.nothingDetail} />
    const name = t.areaNames[area]
    if (page && isHiddenForFleetType(page, viewer))
      return <NotForFleetTypeView area={name} home={landingFor(viewer)} />
    return <NotAuthorizedView detail={t.notAuthorizedArea(name)} home={landingFor(viewer)} />
  }
  return (
    <ShellFrame
      area={isOpen || !isAutomatic ? area : 'landing'}
      fleet={fleet}
      access={access}
      viewer={viewer}
      title={isUnknown ? t.unknownTitle : undefined}
      termsUrl={termsUrl}
      clockUrl={clockUrl}
    >
      {content()}
    </ShellFrame>
  )
}
