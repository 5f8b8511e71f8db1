import type { Fleet } from 'api-client/contract/fleets'
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAccess, type FleetAccess } from '../../foundation/data/useAccess.ts'
import { useFlags } from '../../foundation/data/useFlags.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { Box, focusRing, reset } from '../../foundation/ui/layout.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { NotAuthorizedView } from '../../pieces/NotAuthorizedView.tsx'
import { OopsView } from '../../pieces/OopsView.tsx'
import { useKeepPlace } from '../../pieces/lastPlace.ts'
import { isSwitchedOn, landingFor, mayOpen, placeOf, type Viewer } from '../../pieces/portalMap.ts'
import { useSessionEnd } from '../../pieces/useSessionEnd.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useDeactivation } from './useDeactivation.ts'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useHostHooks } from './useHostHooks.ts'
import { useNews } from './useNews.ts'

const DeactivatedDialog = lazy(() =>
  import('./DeactivatedDialog.tsx').then((module) => ({ default: module.DeactivatedDialog })),
)

export interface PortalShellProps extends WidgetProps {
  /** The area that the address names; `landing` sends the person to where the role starts. */
  area: AreaName
  /** The address is unknown and the area only stands in for it: who may not open the area goes to their start. */
  isFallback?: boolean
  /** The address of the terms of use; without it there is no link. */
  termsUrl?: string
  /** Draws the area for the selected fleet. */
  children: (fleetId: string) => ReactNode
}

const Page = styled(Box)`
  min-height: 100dvh;
  background: ${token('color-page')};
`

const Skip = styled.a`
  ${reset}
  position: fixed;
  z-index: 80;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  ${focusRing}
`

const Content = styled.main`
  ${reset}
  --fpk-sticky-top: 60px;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: 1170px;
  min-height: 100dvh;
  padding-top: 60px;
  margin-left: 196px;
  &:focus {
    outline: none;
  }
`

const Area = styled(Box)`
  flex: 1;
  container-type: inline-size;
`

const Footer = styled.footer`
  ${reset}
  display: block;
  padding: ${space(4)} ${space(6)};
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

const contentId = 'fleet-portal-content'

interface FrameProps {
  area: AreaName
  fleet: Fleet
  access: FleetAccess
  viewer: Viewer
  termsUrl: string | undefined
  children: ReactNode
}

function Frame({ area, fleet, access, viewer, termsUrl, children }: FrameProps) {
  const t = useMessages(shellMessages)
  const { isShown, hide } = useDeactivation(fleet)
  const hasNews = useNews(area)
  useHostHooks(area)
  useEffect(() => {
    const before = document.title
    document.title = `${t.areaNames[area]} – ${fleet.businessName}`
    return () => {
      document.title = before
    }
  }, [area, fleet.businessName, t])
  return (
    <Page>
      <Skip
        href={`#${contentId}`}
        onClick={(event) => {
          event.preventDefault()
          const root = event.currentTarget.getRootNode() as Document | ShadowRoot
          root.getElementById(contentId)?.focus()
        }}
      >
        {t.skip}
      </Skip>
      <Header fleet={fleet} access={access} hasNews={hasNews} />
      <SideMenu area={area} viewer={viewer} termsUrl={termsUrl} />
      <Content id={contentId} tabIndex={-1}>
        <Area>{children}</Area>
        <Footer>{t.footer}</Footer>
      </Content>
      {isShown && (
        <Suspense>
          <DeactivatedDialog onClose={hide} />
        </Suspense>
      )}
    </Page>
  )
}

/** The way into the portal for an area: session, fleet, access, flag; each missing one leads to where it is found. */
function Gate({ area, isFallback = false, termsUrl, children }: Omit<PortalShellProps, keyof WidgetProps>) {
  const { fleetId } = useSession()
  const navigation = useNavigation()
  const end = useSessionEnd()
  const isSignedIn = useSession().accessToken !== undefined
  useEffect(() => {
    if (end) return
    if (!isSignedIn) navigation.navigate({ area: 'sign-in' }, { replace: true })
    else if (!fleetId) navigation.navigate({ area: 'select-fleet' }, { replace: true })
  }, [end, isSignedIn, fleetId, navigation])
  if (end) return end
  if (!isSignedIn || !fleetId) return null
  return (
    <FleetGate key={fleetId} fleetId={fleetId} area={area} isFallback={isFallback} termsUrl={termsUrl}>
      {children}
    </FleetGate>
  )
}

interface FleetGateProps {
  fleetId: string
  area: AreaName
  isFallback: boolean
  termsUrl: string | undefined
  children: (fleetId: string) => ReactNode
}

function useViewer({ role, fleet }: FleetAccess): Viewer | undefined {
  const { permissions } = usePortal()
  const navigation = useNavigation()
  const isOn = useFlags()
  const fleetType = fleet?.plbType
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

function FleetGate({ fleetId, area, isFallback, termsUrl, children }: FleetGateProps) {
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const { client } = usePortal()
  const access = useAccess(fleetId)
  const viewer = useViewer(access)
  const { isReady, role, fleet, error } = access
  const place = placeOf(area)
  const isShown = viewer && place && isSwitchedOn(place, viewer) && viewer.canReach?.(area) !== false
  // The product's own start never ends in a refusal; an address that a person typed may.
  const isOwnMove = isFallback || area === 'dashboard'
  const isStart = area === 'landing' || (isOwnMove && viewer && place && !mayOpen(place, viewer))
  const landing = viewer && (isStart || !isShown) ? landingFor(viewer) : undefined

  const leave = useCallback(() => {
    client.session.write({ fleetId: undefined, role: undefined })
    navigation.navigate({ area: 'select-fleet' }, { replace: true })
  }, [client, navigation])
  useEffect(() => {
    if (!isReady) return
    if (!role) leave()
    else if (landing) navigation.navigate({ area: landing }, { replace: true })
  }, [isReady, role, landing, navigation, leave])

  const isOpen = isReady && viewer && role && !landing && place && isShown && mayOpen(place, viewer)
  useKeepPlace(isOpen ? area : undefined, fleetId)

  if (error) return <OopsView retry={access.retry} />
  if (!fleet || !viewer || !role || landing) return <Page as="main" aria-busy aria-label={t.loadingFleet} />
  return (
    <Frame area={area} fleet={fleet} access={access} viewer={viewer} termsUrl={termsUrl}>
      {isOpen ? children(fleetId) : <NotAuthorizedView detail={t.notAuthorizedArea(t.areaNames[area])} />}
    </Frame>
  )
}

/** The frame of the standalone portal: header, side menu, and the area that the address names. */
export const PortalShell = memo(function PortalShell({
  area,
  isFallback = false,
  termsUrl,
  children,
  ...widget
}: PortalShellProps) {
  return (
    <Widget name="shell" {...widget}>
      <Gate area={area} isFallback={isFallback} termsUrl={termsUrl}>
        {children}
      </Gate>
    </Widget>
  )
})
