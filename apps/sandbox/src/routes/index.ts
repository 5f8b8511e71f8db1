import type { Binding } from '../handle.ts'
import { driverRoutes } from './drivers.ts'
import { fleetRoutes } from './fleets.ts'
import { groupRoutes } from './groups.ts'
import { sessionRoutes } from './session.ts'
import { settleRoutes } from './settle.ts'
import { stationRoutes } from './stations.ts'
import { userRoutes } from './users.ts'
import { vehicleRoutes } from './vehicles.ts'

export const bindings: readonly Binding[] = [
  ...sessionRoutes,
  ...settleRoutes,
  ...userRoutes,
  ...fleetRoutes,
  ...driverRoutes,
  ...vehicleRoutes,
  ...groupRoutes,
  ...stationRoutes,
]
