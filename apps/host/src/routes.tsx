import { lazyWithRetry, type AreaName } from 'fleet-portal-kit'
import { preload } from 'fleet-portal-kit/preload'
import type { ComponentType, ReactNode } from 'react'
import {
  Navigate,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useOutletContext,
  useParams,
  type RouteObject,
} from 'react-router'
import { bankCode } from './bankCode.ts'
import { loadConfig, type HostConfig } from './config.ts'
import { mailLink } from './mailLink.ts'
import { fallbacks, returnPaths, paths } from './paths.ts'
import { isStartLocation } from './startState.ts'
import { usePortalPreferences } from './preferences.tsx'
import { DocumentTitle, type EntryArea } from './DocumentTitle.tsx'

const PortalShell = lazyWithRetry(() => import('fleet-portal-kit/shell'), 'PortalShell')
const SignIn = lazyWithRetry(() => import('fleet-portal-kit/sign-in'), 'SignIn')
const ForgotPassword = lazyWithRetry(() => import('fleet-portal-kit/forgot-password'), 'ForgotPassword')
const ResetPassword = lazyWithRetry(() => import('fleet-portal-kit/reset-password'), 'ResetPassword')
const ActivateAccount = lazyWithRetry(() => import('fleet-portal-kit/activate-account'), 'ActivateAccount')
const SelectFleet = lazyWithRetry(() => import('fleet-portal-kit/select-fleet'), 'SelectFleet')
const PaymentReturn = lazyWithRetry(() => import('fleet-portal-kit/payment-return'), 'PaymentReturn')

interface ScreenProps {
  fleetId: string
}
type FleetScreen = ComponentType<ScreenProps>

/** The ids that the paths of pages of one item contain. */
type ItemId = 'driverId' | 'vehicleId' | 'fuelCardId' | 'fuelCodeId'

const page = <M, Name extends keyof M>(
  fetch: () => Promise<M>,
  name: M[Name] extends FleetScreen ? Name : never,
) => lazyWithRetry(fetch, name) as FleetScreen

/** The page of one item. Its route passes the id in the path as the prop of the same name. */
const itemPage = <M, Name extends keyof M, Id extends ItemId>(
  fetch: () => Promise<M>,
  name: M[Name] extends ComponentType<ScreenProps & Record<Id, string>> ? Name : never,
  _id: Id,
) => lazyWithRetry(fetch, name) as FleetScreen

const Dashboard = page(() => import('fleet-portal-kit/dashboard'), 'FleetDashboard')

/** The areas inside the shell. */
const screens: Partial<Record<AreaName, FleetScreen>> = {
  dashboard: Dashboard,
  drivers: page(() => import('fleet-portal-kit/drivers'), 'FleetDrivers'),
  driver: itemPage(() => import('fleet-portal-kit/driver'), 'FleetDriver', 'driverId'),
  vehicle: itemPage(() => import('fleet-portal-kit/vehicles'), 'FleetVehicle', 'vehicleId'),
  'fuel-code': itemPage(() => import('fleet-portal-kit/fuel-codes'), 'FleetFuelCode', 'fuelCodeId'),
  'fleet-card': itemPage(() => import('fleet-portal-kit/fleet-cards'), 'FleetCard', 'fuelCardId'),
  vehicles: page(() => import('fleet-portal-kit/vehicles'), 'FleetVehicles'),
  groups: page(() => import('fleet-portal-kit/groups'), 'FleetGroups'),
  'cash-in': page(() => import('fleet-portal-kit/cash-in'), 'CashInPanel'),
  'buy-fuel': page(() => import('fleet-portal-kit/buy-fuel'), 'BuyFuel'),
  'buy-fuel-history': page(() => import('fleet-portal-kit/buy-fuel-history'), 'FleetBuyFuelHistory'),
  'cash-in-history': page(() => import('fleet-portal-kit/cash-in-history'), 'FleetCashInHistory'),
  'price-history': page(() => import('fleet-portal-kit/price-history'), 'FleetPriceHistory'),
  redemptions: page(() => import('fleet-portal-kit/redemptions'), 'FleetRedemptions'),
  'non-fuel-transactions': page(
    () => import('fleet-portal-kit/non-fuel-transactions'),
    'FleetNonFuelTransactions',
  ),
  reconciliation: page(() => import('fleet-portal-kit/reconciliation'), 'FleetReconciliation'),
  'generate-fuel-codes': page(() => import('fleet-portal-kit/generate-fuel-codes'), 'GenerateFuelCodes'),
  'fuel-codes': page(() => import('fleet-portal-kit/fuel-codes'), 'FleetFuelCodes'),
  'fleet-cards': page(() => import('fleet-portal-kit/fleet-cards'), 'FleetCards'),
  'fleet-card-edit': page(() => import('fleet-portal-kit/fleet-cards'), 'EditFleetCard'),
  'fleet-card-redemptions': page(
    () => import('fleet-portal-kit/fleet-card-redemptions'),
    'FleetCardRedemptions',
  ),
  stations: page(() => import('fleet-portal-kit/stations'), 'FleetStations'),
  promos: page(() => import('fleet-portal-kit/promos'), 'FleetPromos'),
  downloads: page(() => import('fleet-portal-kit/downloads'), 'FleetDownloads'),
  loans: page(async () => {
    const [{ FleetLoans }, { loans: terms }] = await Promise.all([
      import('fleet-portal-kit/loans'),
      loadConfig(),
    ])
    return { Loans: (props: ScreenProps) => <FleetLoans {...props} {...(terms && { terms })} /> }
  }, 'Loans'),
  inbox: page(() => import('fleet-portal-kit/inbox'), 'FleetInbox'),
  'user-access': page(() => import('fleet-portal-kit/users'), 'FleetUsers'),
}

const areasOutsideShell: ReadonlySet<AreaName> = new Set([
  'landing',
  'sign-in',
  'forgot-password',
  'reset-password',
  'activate-account',
  'select-fleet',
  'payment-return',
])

/** Whether this portal has a route for an area. The kit hides links to other areas. */
export const hasScreen = (area: AreaName): boolean => areasOutsideShell.has(area) || area in screens

/** The area at a path inside the shell. */
function areaAt(pathname: string): Exclude<AreaName, 'landing'> | undefined {
  if (pathname === paths.landing) return 'dashboard'
  const area = (Object.keys(screens) as AreaName[]).find((name) => paths[name] === pathname)
  return area === 'landing' ? undefined : area
}

/**
 * Starts to load the code of the first page, in parallel with the configuration. While a user signs in, it loads what follows too:
 * the selection of a fleet, the frame and the dashboard.
 */
export function preloadFirstPage(pathname: string, isSignedIn: boolean): void {
  const first = pathname === paths['sign-in'] ? 'dashboard' : areaAt(pathname)
  if (!first) return
  const afterSignIn = () => Promise.all([preload('shell'), preload(first)])
  if (isSignedIn) void afterSignIn()
  else void preload('sign-in').then(() => Promise.all([preload('select-fleet'), afterSignIn()]))
}

/**
 * Loads the code of a page as soon as the pointer moves over a link to it, or the focus is on it. A page that opens under a resting
 * pointer loads no other page.
 */
export function preloadLinkedPages(): void {
  let last: HTMLAnchorElement | undefined
  const preloadLink = (event: Event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
    if (link === last) return
    last = link
    const area = link?.origin === globalThis.location.origin ? areaAt(link.pathname) : undefined
    if (area) void preload(area)
  }
  document.addEventListener('pointermove', preloadLink, { passive: true })
  document.addEventListener('focusin', preloadLink)
}

/** A page. The values of its path are props of its component. */
function FleetRoute({ Screen }: { Screen: FleetScreen }) {
  return <Screen fleetId={useOutletContext<string>()} {...useParams()} />
}

/** A constant function, so that a new query string does not render the shell again. */
const renderArea = (fleetId: string) => <Outlet context={fleetId} />

function PaymentReturnRoute() {
  const { pathname } = useLocation()
  return (
    <PaymentReturn path={pathname} {...(bankCode && pathname.startsWith('/bpi') && { code: bankCode })} />
  )
}

/** The area of a route, and whether the route replaces an unknown URL or the root. */
interface Handle {
  area: AreaName
  isFallback?: boolean
  /** Whether the portal has no page at the URL. */
  isUnknown?: boolean
}

function Shell({ termsUrl }: { termsUrl: string }) {
  const matches = useMatches()
  const handle = (matches.at(-1)?.handle ?? { area: 'landing' }) as Handle
  const pathValues = new URLSearchParams((matches.at(-1)?.params ?? {}) as Record<string, string>).toString()
  const isStart = isStartLocation(useLocation())
  const preferences = usePortalPreferences()
  return (
    <PortalShell
      {...handle}
      {...{ isStart, preferences }}
      {...(pathValues && { pathValues })}
      {...(termsUrl && { termsUrl })}
      clockUrl={import.meta.env.BASE_URL}
    >
      {renderArea}
    </PortalShell>
  )
}

/** Every route of the portal. Signed-in users who open sign-in or password reset are redirected to the start page. */
export function routesFor(
  isSignedIn: () => boolean,
  { termsUrl, productName, messages }: Pick<HostConfig, 'termsUrl' | 'productName' | 'messages'>,
): RouteObject[] {
  const withTitle = (area: EntryArea, element: ReactNode) => (
    <DocumentTitle {...{ area, productName, messages }}>{element}</DocumentTitle>
  )
  const inShell = (Object.entries(screens) as [AreaName, FleetScreen][]).map(([area, Screen]) => ({
    path: paths[area],
    handle: { area },
    element: <FleetRoute Screen={Screen} />,
  }))
  const redirectToStart = () => redirect('/')
  const loader = () => (isSignedIn() ? redirect('/') : null)
  return [
    { path: paths['sign-in'], element: withTitle('sign-in', <SignIn />), loader },
    { path: paths['forgot-password'], element: withTitle('forgot-password', <ForgotPassword />), loader },
    {
      path: paths['reset-password'],
      element: withTitle('reset-password', <ResetPassword {...mailLink} />),
      // A reset link always opens: its page shows which user is signed in.
      loader: () => (isSignedIn() && !mailLink.token ? redirect('/') : null),
    },
    {
      path: paths['activate-account'],
      element: withTitle('activate-account', <ActivateAccount {...mailLink} />),
    },
    { path: paths['select-fleet'], element: withTitle('select-fleet', <SelectFleet />) },
    ...returnPaths.map((path) => ({
      path: `${path}/*`,
      element: withTitle('payment-return', <PaymentReturnRoute />),
    })),
    {
      element: <Shell termsUrl={termsUrl} />,
      children: [
        {
          path: paths.landing,
          handle: { area: 'dashboard', isFallback: true },
          element: <FleetRoute Screen={Dashboard} />,
        },
        ...inShell,
        ...fallbacks.map(({ under, to }) => ({
          path: `${under}/*`,
          ...(screens[to]
            ? { handle: { area: to, isFallback: true }, element: <Navigate to={paths[to]} replace /> }
            : { loader: redirectToStart }),
        })),
        { path: '*', handle: { area: 'landing', isUnknown: true }, element: null },
      ],
    },
  ]
}
