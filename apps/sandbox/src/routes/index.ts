import type { Binding } from '../handle.ts'
import { balanceRoutes } from './balances.ts'
import { buyFuelRoutes } from './buyFuel.ts'
import { cardPaymentRoutes } from './cardPayments.ts'
import { cashinRoutes } from './cashins.ts'
import { driverRoutes } from './drivers.ts'
import { fleetCardRoutes } from './fleetCards.ts'
import { fleetRoutes } from './fleets.ts'
import { fuelCodeRoutes } from './fuelCodes.ts'
import { groupRoutes } from './groups.ts'
import { inboxRoutes } from './inbox.ts'
import { loyaltyRoutes } from './loyalty.ts'
import { priceRoutes } from './prices.ts'
import { redemptionRoutes } from './redemptions.ts'
import { reportRoutes } from './reports.ts'
import { savedCardRoutes } from './savedCards.ts'
import { serviceRoutes } from './services.ts'
import { sessionRoutes } from './session.ts'
import { idempotencyRoutes } from './idempotency.ts'
import { stationRoutes } from './stations.ts'
import { templateRoutes } from './templates.ts'
import { userRoutes } from './users.ts'
import { vehicleRoutes } from './vehicles.ts'

export const routes: readonly Binding[] = [
  ...sessionRoutes,
  ...idempotencyRoutes,
  ...userRoutes,
  ...fleetRoutes,
  ...driverRoutes,
  ...vehicleRoutes,
  ...groupRoutes,
  ...stationRoutes,
  ...balanceRoutes,
  ...priceRoutes,
  ...cashinRoutes,
  ...savedCardRoutes,
  ...buyFuelRoutes,
  ...fuelCodeRoutes,
  ...templateRoutes,
  ...redemptionRoutes,
  ...fleetCardRoutes,
  ...cardPaymentRoutes,
  ...loyaltyRoutes,
  ...inboxRoutes,
  ...serviceRoutes,
]

/** Every endpoint. The reports export the lists among the others. */
export const bindings: readonly Binding[] = [...routes, ...reportRoutes(routes)]
