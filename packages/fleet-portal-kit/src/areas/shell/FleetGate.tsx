import { useEffect, type ReactNode } from 'react'
import { useAccess } from '../../foundation/data/useAccess.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { NotAuthorizedView } from '../../pieces/NotAuthorizedView.tsx'
import { NotForTypeView } from '../../pieces/NotForTypeView.tsx'
import { OopsView } from '../../pieces/OopsView.tsx'
import { useKeepPlace } from '../../pieces/lastPlace.ts'
import { isLackedBy, isSwitchedOn, landingFor, mayOpen, placeOf } from '../../pieces/portalMap.ts'
import { useSignOut } from '../../pieces/useSignOut.ts'
import { useViewer } from '../../pieces/useViewer.ts'
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
  isStart: boolean
  termsUrl: string | undefined
  children: (fleetId: string) => ReactNode
}

/** The way into an area of a fleet: access, fleet and flag; each missing one leads to where it is found. */
export function FleetGate({ fleetId, area, isFallback, isStart, termsUrl, children }: FleetGateProps) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const { client } = usePortal()
  const signOut = useSignOut()
  const access = useAccess(fleetId)
  const viewer = useViewer(access)
  const { user, role, fleet, error } = access
  const place = placeOf(area)
  const isShown = viewer && place && isSwitchedOn(place, viewer) && viewer.canReach?.(area) !== false
  // The product's own start never ends in a refusal; an address that a person typed may.
  const isOwnMove = isFallback || isStart || area === 'landing'
  const isElsewhere = area === 'landing' || (isOwnMove && viewer && place && !mayOpen(place, viewer))
  const start = viewer && (isStart || isElsewhere || !isShown) ? landingFor(viewer) : undefined
  const landing = start === area ? undefined : start

  // Whoever has no access to the fleet chooses another one, whatever the server says of this one.
  const isStranger = user !== undefined && role === undefined
  useEffect(() => {
    if (isStranger) client.session.write({ fleetId: undefined, role: undefined })
    else if (landing) navigation.navigate({ area: landing }, { replace: true })
  }, [isStranger, landing, navigation, client])

  const isOpen = viewer && role && !landing && place && isShown && mayOpen(place, viewer)
  useKeepPlace(isOpen ? area : undefined, fleetId)

  if (error && !isStranger) {
    return <OopsView error={error} retry={access.retry} signOut={() => void signOut()} />
  }
  if (!fleet || !viewer || !role || landing) return <OpeningFleet />
  const content = () => {
    if (isOpen) return children(fleetId)
    if (isOwnMove) return <StateView tone="empty" isPage title={t.nothingTitle} detail={t.nothingDetail} />
    const name = t.areaNames[area]
    if (place && isLackedBy(place, viewer)) return <NotForTypeView area={name} home={landingFor(viewer)} />
    return <NotAuthorizedView detail={t.notAuthorizedArea(name)} home={landingFor(viewer)} />
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
