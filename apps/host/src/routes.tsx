import type { AreaName } from 'fleet-portal-kit'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import {
  Navigate,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useOutletContext,
  type RouteObject,
} from 'react-router'
import { bankCode } from './bankCode.ts'
import { loadConfig } from './config.ts'
import { mailLink } from './mailLink.ts'
import { fallbacks, landings, paths } from './paths.ts'
import { isAtStart } from './start.ts'
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
const PaymentReturn = lazy(() =>
  import('fleet-portal-kit/payment-return').then((kit) => ({ default: kit.PaymentReturn })),
)

type FleetScreen = ComponentType<{ fleetId: string }>

const Dashboard = lazy(() =>
  import('fleet-portal-kit/dashboard').then((kit) => ({ default: kit.FleetDashboard })),
)

/** The areas inside the shell. */
const screens: Partial<Record<AreaName, FleetScreen>> = {
  dashboard: Dashboard,
  drivers: lazy(() => import('fleet-portal-kit/drivers').then((kit) => ({ default: kit.FleetDrivers }))),
  vehicles: lazy(() => import('fleet-portal-kit/vehicles').then((kit) => ({ default: kit.FleetVehicles }))),
  groups: lazy(() => import('fleet-portal-kit/groups').then((kit) => ({ default: kit.FleetGroups }))),
  'cash-in': lazy(() => import('fleet-portal-kit/cash-in').then((kit) => ({ default: kit.CashInPanel }))),
  'buy-fuel': lazy(() => import('fleet-portal-kit/buy-fuel').then((kit) => ({ default: kit.BuyFuel }))),
  'buy-fuel-history': lazy(() =>
    import('fleet-portal-kit/buy-fuel-history').then((kit) => ({ default: kit.BuyFuelHistory })),
  ),
  'cash-in-history': lazy(() =>
    import('fleet-portal-kit/cash-in-history').then((kit) => ({ default: kit.CashInHistory })),
  ),
  'price-history': lazy(() =>
    import('fleet-portal-kit/price-history').then((kit) => ({ default: kit.PriceHistory })),
  ),
  redemptions: lazy(() =>
    import('fleet-portal-kit/redemptions').then((kit) => ({ default: kit.FleetRedemptions })),
  ),
  'non-fuel-transactions': lazy(() =>
    import('fleet-portal-kit/non-fuel-transactions').then((kit) => ({ default: kit.NonFuelTransactions })),
  ),
  'generate-fuel-codes': lazy(() =>
    import('fleet-portal-kit/generate-fuel-codes').then((kit) => ({ default: kit.GenerateFuelCodes })),
  ),
  'fuel-codes': lazy(() => import('fleet-portal-kit/fuel-codes').then((kit) => ({ default: kit.FuelCodes }))),
  'fleet-cards': lazy(() =>
    import('fleet-portal-kit/fleet-cards').then((kit) => ({ default: kit.FleetCards })),
  ),
  'fleet-card-edit': lazy(() =>
    import('fleet-portal-kit/fleet-cards').then((kit) => ({ default: kit.EditFleetCard })),
  ),
  'fleet-card-redemptions': lazy(() =>
    import('fleet-portal-kit/fleet-card-redemptions').then((kit) => ({ default: kit.FleetCardRedemptions })),
  ),
  stations: lazy(() => import('fleet-portal-kit/stations').then((kit) => ({ default: kit.FleetStations }))),
  promos: lazy(() => import('fleet-portal-kit/promos').then((kit) => ({ default: kit.FleetPromos }))),
  downloads: lazy(() =>
    import('fleet-portal-kit/downloads').then((kit) => ({ default: kit.FleetDownloads })),
  ),
  loans: lazy(async () => {
    const [{ VehicleFinancing }, { loans: terms }] = await Promise.all([
      import('fleet-portal-kit/loans'),
      loadConfig(),
    ])
    return { default: (props) => <VehicleFinancing {...props} {...(terms && { terms })} /> }
  }),
  inbox: lazy(() => import('fleet-portal-kit/inbox').then((kit) => ({ default: kit.FleetInbox }))),
  'user-access': lazy(() => import('fleet-portal-kit/users').then((kit) => ({ default: kit.FleetUsers }))),
}

const outside: ReadonlySet<AreaName> = new Set([
  'landing',
  'sign-in',
  'forgot-password',
  'reset-password',
  'activate-account',
  'select-fleet',
  'payment-return',
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

function Landing() {
  const { pathname } = useLocation()
  return (
    <PaymentReturn path={pathname} {...(bankCode && pathname.startsWith('/bpi') && { code: bankCode })} />
  )
}

/** What a route says of itself: the area it shows, and whether it only stands in for an unknown address. */
interface Handle {
  area: AreaName
  isFallback?: boolean
}

function Shell({ termsUrl }: { termsUrl: string | undefined }) {
  const matches = useMatches()
  const { area, isFallback = false } = (matches.at(-1)?.handle ?? { area: 'landing' }) as Handle
  const isStart = isAtStart(useLocation())
  return (
    <PortalShell area={area} isFallback={isFallback} isStart={isStart} {...(termsUrl && { termsUrl })}>
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
    ...landings.map((path) => ({ path: `${path}/*`, element: titled('Payment', <Landing />) })),
    {
      element: <Shell termsUrl={termsUrl} />,
      children: [
        { path: paths.landing, handle: { area: 'dashboard' }, element: <FleetRoute Screen={Dashboard} /> },
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
