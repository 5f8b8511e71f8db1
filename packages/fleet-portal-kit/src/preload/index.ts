import type { AreaName } from '../provider/navigation.ts'

/** An area whose code can be loaded before it is shown, or the frame of the portal. @since 0.1.0 */
export type PreloadableArea = Exclude<AreaName, 'landing'> | 'shell'

type Load = () => Promise<unknown>

/** What every list needs besides its own code. */
const listParts = () => [
  import('../foundation/list/TableRows.tsx'),
  import('../fleet/list/listOnDemand.ts'),
  import('../foundation/list/filtersOnDemand.ts'),
]
const list = (load: Load) => () => Promise.all([load(), ...listParts()])

/** The code that an area needs until its first data is on screen. */
const loads: Readonly<Record<PreloadableArea, Load>> = {
  shell: () => import('../areas/shell/index.ts'),
  'sign-in': () => import('../areas/sign-in/index.ts'),
  'forgot-password': () => import('../areas/forgot-password/index.ts'),
  'reset-password': () => import('../areas/reset-password/index.ts'),
  'activate-account': () => import('../areas/activate-account/index.ts'),
  'select-fleet': () => import('../areas/select-fleet/index.ts'),
  'payment-return': () => import('../areas/payment-return/index.ts'),
  dashboard: () =>
    Promise.all([
      import('../areas/dashboard/index.ts'),
      import('../areas/dashboard/fleetTiles.ts'),
      import('../areas/dashboard/chart/PricePlot.tsx'),
    ]),
  'cash-in': () => import('../areas/cash-in/index.ts'),
  'cash-in-history': list(() => import('../areas/cash-in-history/index.ts')),
  'buy-fuel': () => import('../areas/buy-fuel/index.ts'),
  'buy-fuel-history': list(() => import('../areas/buy-fuel-history/index.ts')),
  'price-history': list(() => import('../areas/price-history/index.ts')),
  'generate-fuel-codes': () => import('../areas/generate-fuel-codes/index.ts'),
  'fuel-codes': list(() => import('../areas/fuel-codes/index.ts')),
  'fuel-code': () => import('../areas/fuel-codes/index.ts'),
  redemptions: list(() => import('../areas/redemptions/index.ts')),
  'fleet-card-redemptions': list(() => import('../areas/fleet-card-redemptions/index.ts')),
  'non-fuel-transactions': list(() => import('../areas/non-fuel-transactions/index.ts')),
  reconciliation: () => import('../areas/reconciliation/index.ts'),
  drivers: list(() => import('../areas/drivers/index.ts')),
  driver: () => import('../areas/driver/index.ts'),
  vehicles: list(() => import('../areas/vehicles/index.ts')),
  vehicle: () => import('../areas/vehicles/index.ts'),
  groups: list(() => import('../areas/groups/index.ts')),
  'fleet-cards': list(() => import('../areas/fleet-cards/index.ts')),
  'fleet-card': () => import('../areas/fleet-cards/index.ts'),
  'fleet-card-edit': () => import('../areas/fleet-cards/index.ts'),
  stations: list(() => import('../areas/stations/index.ts')),
  loans: () => import('../areas/loans/index.ts'),
  promos: () => import('../areas/promos/index.ts'),
  inbox: () => import('../areas/inbox/index.ts'),
  downloads: () => import('../areas/downloads/index.ts'),
  'user-access': list(() => import('../areas/users/index.ts')),
}

/**
 * Loads the code of an area that the user will probably open, such as one whose link the pointer is over. It renders nothing
 * and makes no calls. Resolves when the code is there, and also if it could not be loaded: the area then loads it itself. An
 * unknown name does nothing.
 *
 * @example
 * link.addEventListener('pointerover', () => void preload('drivers'))
 *
 * @since 0.1.0
 */
export async function preload(area: PreloadableArea): Promise<void> {
  if (Object.hasOwn(loads, area)) await loads[area]().catch(() => undefined)
}
