import type { AreaName } from 'fleet-portal-kit'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Navigate, Outlet, redirect, useMatches, useOutletContext, type RouteObject } from 'react-router'
import { mailLink } from './mailLink.ts'
import { fallbacks, paths } from './paths.ts'
import { Titled } from './Titled.tsx'

const PortalShell = lazy(() => import('fleet-portal-kit/shell').then((kit) => ({ default: kit.PortalShell })))
const SignIn = lazy(() => import('fleet-portal-kit/sign-in').then((kit) => ({ default: kit.SignIn })))
const ForgotPassword = lazy(() =>
  import('fleet-portal-kit/forgot-password').then((kit) => ({ default: kit.ForgotPassword })),
)
const ResetPassword = lazy(() =>
  import('fleet-portal-kit/reset-password').then((kit) => ({ default: kit.ResetPassword })),
)
const ActivateAccount = lazy(() =>
  import('fleet-portal-kit/activate-account').then((kit) => ({ default: kit.ActivateAccount })),
)
const SelectFleet = lazy(() =>
  import('fleet-portal-kit/select-fleet').then((kit) => ({ default: kit.SelectFleet })),
)

type FleetScreen = ComponentType<{ fleetId: string }>

/** The areas inside the shell. */
const screens: Partial<Record<AreaName, FleetScreen>> = {
  drivers: lazy(() => import('fleet-portal-kit/drivers').then((kit) => ({ default: kit.FleetDrivers }))),
  vehicles: lazy(() => import('fleet-portal-kit/vehicles').then((kit) => ({ default: kit.FleetVehicles }))),
  groups: lazy(() => import('fleet-portal-kit/groups').then((kit) => ({ default: kit.FleetGroups }))),
  'cash-in': lazy(() => import('fleet-portal-kit/cash-in').then((kit) => ({ default: kit.CashInPanel }))),
  'buy-fuel': lazy(() => import('fleet-portal-kit/buy-fuel').then((kit) => ({ default: kit.BuyFuel }))),
  'buy-fuel-history': lazy(() =>
    import('fleet-portal-kit/buy-fuel-history').then((kit) => ({ default: kit.BuyFuelHistory })),
  ),
  redemptions: lazy(() =>
    import('fleet-portal-kit/redemptions').then((kit) => ({ default: kit.FleetRedemptions })),
  ),
  'generate-fuel-codes': lazy(() =>
    import('fleet-portal-kit/generate-fuel-codes').then((kit) => ({ default: kit.GenerateFuelCodes })),
  ),
  'fuel-codes': lazy(() => import('fleet-portal-kit/fuel-codes').then((kit) => ({ default: kit.FuelCodes }))),
  'user-access': lazy(() => import('fleet-portal-kit/users').then((kit) => ({ default: kit.FleetUsers }))),
}

const outside: ReadonlySet<AreaName> = new Set([
  'landing',
  'sign-in',
  'forgot-password',
  'reset-password',
  'activate-account',
  'select-fleet',
])

/** Whether this portal has a screen for an area; links to others are hidden. */
export const hasScreen = (area: AreaName): boolean => outside.has(area) || area in screens

function FleetRoute({ Screen }: { Screen: FleetScreen }) {
  return <Screen fleetId={useOutletContext<string>()} />
}

/** One function for all renders, so that a new query string does not draw the shell again. */
const drawArea = (fleetId: string) => (
  <Suspense>
    <Outlet context={fleetId} />
  </Suspense>
)

const titled = (title: string, page: ReactNode) => <Titled title={title}>{page}</Titled>

/** What a route says of itself: the area it shows, and whether it only stands in for an unknown address. */
interface Handle {
  area: AreaName
  isFallback?: boolean
}

function Shell({ termsUrl }: { termsUrl: string | undefined }) {
  const matches = useMatches()
  const { area, isFallback = false } = (matches.at(-1)?.handle ?? { area: 'landing' }) as Handle
  return (
    <PortalShell area={area} isFallback={isFallback} {...(termsUrl && { termsUrl })}>
      {drawArea}
    </PortalShell>
  )
}

/** Every address of the portal. A signed-in person who asks for sign-in, or for another password, is sent home. */
export function routesFor(isSignedIn: () => boolean, termsUrl: string | undefined): RouteObject[] {
  const inShell = (Object.entries(screens) as [AreaName, FleetScreen][]).map(([area, Screen]) => ({
    path: paths[area],
    handle: { area },
    element: <FleetRoute Screen={Screen} />,
  }))
  const toStart = () => redirect('/')
  const loader = () => (isSignedIn() ? redirect('/') : null)
  return [
    { path: paths['sign-in'], element: titled('Sign in', <SignIn />), loader },
    { path: paths['forgot-password'], element: titled('Forgot password', <ForgotPassword />), loader },
    {
      path: paths['reset-password'],
      element: titled('New password', <ResetPassword {...mailLink} />),
      loader,
    },
    {
      path: paths['activate-account'],
      element: titled('Activate account', <ActivateAccount {...mailLink} />),
    },
    { path: paths['select-fleet'], element: titled('Select fleet', <SelectFleet />) },
    {
      element: <Shell termsUrl={termsUrl} />,
      children: [
        { path: '/', handle: { area: 'landing' }, element: null },
        ...inShell,
        ...fallbacks.map(({ under, to }) => ({
          path: `${under}/*`,
          ...(screens[to]
            ? { handle: { area: to, isFallback: true }, element: <Navigate to={paths[to]} replace /> }
            : { loader: toStart }),
        })),
        { path: '*', loader: toStart },
      ],
    },
  ]
}
