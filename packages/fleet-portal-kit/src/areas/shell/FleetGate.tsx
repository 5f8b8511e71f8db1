import { useEffect, useMemo, type ReactNode } from 'react'
import { useAccess, type FleetAccess } from '../../foundation/data/useAccess.ts'
import { useFlags } from '../../foundation/data/useFlags.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { NotAuthorizedView } from '../../pieces/NotAuthorizedView.tsx'
import { OopsView } from '../../pieces/OopsView.tsx'
import { useKeepPlace } from '../../pieces/lastPlace.ts'
import { isSwitchedOn, landingFor, mayOpen, placeOf, type Viewer } from '../../pieces/portalMap.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { OpeningFleet } from './OpeningFleet.tsx'
import { ShellFrame } from './ShellFrame.tsx'

interface FleetGateProps {
  fleetId: string
  area: AreaName
  isFallback: boolean
  termsUrl: string | undefined
  children: (fleetId: string) => ReactNode
}

/** Who looks, once it is known: somebody whose role is not read yet is not somebody without one. */
function useViewer({ isReady, role, fleet }: FleetAccess): Viewer | undefined {
  const { permissions } = usePortal()
  const navigation = useNavigation()
  const isOn = useFlags()
  const fleetType = isReady ? fleet?.plbType : undefined
  return useMemo(
    () =>
      fleetType && {
        role,
        fleetType,
        permissions,
        isOn,
        canReach: (area: AreaName) => navigation.href({ area }) !== undefined,
      },
    [role, fleetType, permissions, isOn, navigation],
  )
}

/** The way into an area of a fleet: access, fleet and flag; each missing one leads to where it is found. */
export function FleetGate({ fleetId, area, isFallback, termsUrl, children }: FleetGateProps) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const { client } = usePortal()
  const access = useAccess(fleetId)
  const viewer = useViewer(access)
  const { user, role, fleet, error } = access
  const place = placeOf(area)
  const isShown = viewer && place && isSwitchedOn(place, viewer) && viewer.canReach?.(area) !== false
  // The product's own start never ends in a refusal; an address that a person typed may.
  const isOwnMove = isFallback || area === 'landing' || area === 'dashboard'
  const isStart = area === 'landing' || (isOwnMove && viewer && place && !mayOpen(place, viewer))
  const landing = viewer && (isStart || !isShown) ? landingFor(viewer) : undefined

  // Whoever has no access to the fleet chooses another one, whatever the server says of this one.
  const isStranger = user !== undefined && role === undefined
  useEffect(() => {
    if (isStranger) client.session.write({ fleetId: undefined, role: undefined })
    else if (landing) navigation.navigate({ area: landing }, { replace: true })
  }, [isStranger, landing, navigation, client])

  const isOpen = viewer && role && !landing && place && isShown && mayOpen(place, viewer)
  useKeepPlace(isOpen ? area : undefined, fleetId)

  if (error && !isStranger) return <OopsView error={error} retry={access.retry} />
  if (!fleet || !viewer || !role || landing) return <OpeningFleet />
  const content = () => {
    if (isOpen) return children(fleetId)
    if (isOwnMove) return <StateView tone="empty" isPage title={t.nothingTitle} detail={t.nothingDetail} />
    return <NotAuthorizedView detail={t.notAuthorizedArea(t.areaNames[area])} home={landingFor(viewer)} />
  }
  return (
    <ShellFrame
      area={isOpen || !isOwnMove ? area : 'landing'}
      fleet={fleet}
      access={access}
      viewer={viewer}
      termsUrl={termsUrl}
    >
      {content()}
    </ShellFrame>
  )
}
